export {
  ask,
  hasPostgres,
  type PostgresCluster,
  startCluster,
} from '../../../src/server/cli/local-postgres.ts';
