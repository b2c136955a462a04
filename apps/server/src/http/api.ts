import type { FastifyInstance } from 'fastify';
import { createLimiter, HOUR } from '../limits/limiter.ts';
import { addPeopleRoutes } from '../people/people-routes.ts';
import { addPackRoutes } from './pack-routes.ts';
import type { Parts } from './parts.ts';
import { addRecordRoutes } from './record-routes.ts';
import { addStatisticsRoutes } from './statistics-routes.ts';
import { addTableRoutes } from './table-routes.ts';

/** Everything under `/api`. */
export function addApi(app: FastifyInstance, parts: Parts): void {
  const uploads = createLimiter({ most: parts.settings.limits.uploads, within: HOUR });
  addPeopleRoutes(app, parts);
  addTableRoutes(app, parts);
  addRecordRoutes(app, parts, uploads);
  addPackRoutes(app, parts, uploads);
  addStatisticsRoutes(app, parts);
}
