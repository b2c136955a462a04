export { type Cluster, startPostgres } from './postgres-cluster.ts';
export { needsPostgres, onEveryPlace, type TemporaryPlace, temporaryPlace } from './temporary-place.ts';
