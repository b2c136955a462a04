import type { FastifyInstance } from 'fastify';
import { HOUR } from '../limits/limiter.ts';
import { addPeopleRoutes } from '../people/people-routes.ts';
import { createDear, forPeople } from './dear.ts';
import { withPlaces } from './large-bodies.ts';
import { addPackRoutes } from './pack-routes.ts';
import type { Parts } from './parts.ts';
import { addRecordRoutes } from './record-routes.ts';
import { addStatisticsRoutes } from './statistics-routes.ts';
import { addTableRoutes } from './table-routes.ts';

/** Everything under `/api`. */
export function addApi(app: FastifyInstance, parts: Parts): void {
  const { settings, ticks } = parts;
  // Before the body is read: to read it is most of what it costs.
  const uploads = forPeople(withPlaces(createDear({ most: settings.limits.uploads, within: HOUR }, ticks)));
  addPeopleRoutes(app, parts);
  addTableRoutes(app, parts);
  addRecordRoutes(app, parts, uploads);
  addPackRoutes(app, parts, uploads);
  addStatisticsRoutes(app, parts);
}
