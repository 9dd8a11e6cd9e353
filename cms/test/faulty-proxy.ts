/** A TCP proxy whose faults are those of a network: refused, frozen and cut connections, and other responses. */
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * `pass` forwards; `refuse` closes the port; `freeze` accepts connections and never answers; `cut` closes connections
 * once they have sent something; `truncate` closes them after the first 100 kB of responses; a status is what every request
 * gets as its response.
 */
export type Fault = 'pass' | 'refuse' | 'freeze' | 'cut' | 'truncate' | number;

const truncatedBytes = 100_000;

type FaultyProxy = {
  port: number;
  /** Also ends the open connections, which clients keep for later requests. */
  setFault: (fault: Fault) => Promise<void>;
  stop: () => Promise<void>;
};

const closeServer = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

function forward(client: Socket, targetPort: number, maxBytes = Infinity) {
  const target = connect(targetPort, '127.0.0.1');
  client.pipe(target).pipe(client);
  let bytes = 0;
  target.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) client.destroy();
  });
  const end = () => [client, target].forEach((socket) => socket.destroy());
  client.once('close', end).on('error', end);
  target.once('close', end).on('error', end);
}

const respond = (client: Socket, status: number) =>
  client.once('data', () => client.end(`HTTP/1.1 ${status} Fault\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`));

export async function startFaultyProxy(targetPort: number): Promise<FaultyProxy> {
  let fault: Fault = 'pass';
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.once('close', () => clients.delete(client)).on('error', () => {});
    if (fault === 'pass') forward(client, targetPort);
    if (fault === 'truncate') forward(client, targetPort, truncatedBytes);
    if (fault === 'cut') client.once('data', () => client.destroy());
    if (fault === 'freeze') client.resume();
    if (typeof fault === 'number') respond(client, fault);
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;

  const endConnections = () => clients.forEach((client) => client.destroy());

  return {
    port,
    async setFault(next) {
      fault = next;
      endConnections();
      if (next === 'refuse' && server.listening) await closeServer(server);
      if (next !== 'refuse' && !server.listening) await listen(server, port);
    },
    async stop() {
      endConnections();
      if (server.listening) await closeServer(server);
    },
  };
}
