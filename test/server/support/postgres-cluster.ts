export {
  ask,
  hasPostgres,
  type PostgresCluster,
  postgresPrograms,
  startCluster,
} from '../../../src/server/cli/local-postgres.ts';
