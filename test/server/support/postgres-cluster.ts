export {
  ask,
  hasPostgres,
  type PostgresCluster,
  postgresPrograms,
  startCluster,
} from '../../../src/tools/local-postgres.ts';
