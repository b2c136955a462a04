import { type ServerProcess, startServerProcess } from '../live/server-process.ts';

/** One address with a server behind it, another one each time. */
export interface House {
  readonly address: string;
  start(): Promise<void>;
  /** As a failing machine would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** The lines of all logs that tell of trouble. */
  complaints(): readonly string[];
}

/** Starts the first server. */
export async function createHouse(
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<House> {
  let server: ServerProcess = await startServerProcess(port, environment);
  const complaints: string[] = [];
  const end = async (how: 'kill' | 'stop'): Promise<void> => {
    await server[how]();
    complaints.push(...server.complaints());
  };
  return {
    address: server.address,
    async start() {
      server = await startServerProcess(port, environment);
    },
    kill: () => end('kill'),
    stop: () => end('stop'),
    complaints: () => complaints,
  };
}
