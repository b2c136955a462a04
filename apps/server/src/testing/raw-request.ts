import { connect } from 'node:net';

/** Sends bytes as they are, then waits or hangs up, and gives back all that the server answers until it is over. */
export function rawRequest(
  address: string,
  bytes: string,
  then: 'waits' | 'hangsUp' = 'waits',
): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      if (then === 'waits') socket.write(bytes);
      else socket.end(bytes);
    });
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}
