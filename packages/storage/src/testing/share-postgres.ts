import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type Cluster, startPostgres } from './postgres-cluster.ts';

/** Before the tests: offers one PostgreSQL for all of them, which is started when the first one asks for it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<Cluster> | undefined;
  const office = createServer((_request, response) => {
    cluster ??= startPostgres(true);
    cluster.then(
      ({ url }) => response.end(url('postgres')),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(office, 'listening');
  const { port } = office.address() as AddressInfo;
  project.provide('postgresOffice', `http://127.0.0.1:${port}`);
  return async () => {
    office.closeAllConnections();
    office.close();
    // One that never came up has nothing to stop; the test that asked has said why.
    const started = await cluster?.catch(() => undefined);
    await started?.stop();
  };
}
