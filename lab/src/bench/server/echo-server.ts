import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * As little as a server can do: what begins with `e` goes back as it came; what begins with `f` is answered, and a text
 * as long as an update goes to all sockets of the same group.
 */
const bytes = Number(process.argv[2] ?? 300);
const update = 'u'.repeat(bytes);
const answer = 'a'.repeat(50);
const groups = new Map<string, Set<WebSocket>>();
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

sockets.on('connection', (socket, { url = '' }) => {
  const group = groups.get(url) ?? new Set();
  groups.set(url, group.add(socket));
  socket.on('close', () => group.delete(socket));
  socket.on('message', (data: Buffer) => {
    if (data[0] === 'e'.charCodeAt(0)) return socket.send(data.toString());
    for (const other of group) other.send(update);
    socket.send(answer);
  });
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number };
  process.send?.({ address: `http://127.0.0.1:${port}` });
});

// Asked for the processor time that it has used.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1e6 });
});
