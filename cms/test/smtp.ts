import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';

export type ReceivedMail = { to: string; data: string };

/** A mail server on loopback that keeps what it gets, or refuses it while it is told to. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const state = { refuses: false };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setEncoding('utf8'));
    converse(socket, state, received);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function converse(socket: Socket, state: { refuses: boolean }, received: ReceivedMail[]): void {
  let buffer = '';
  let to = '';
  let data: string[] | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);

  const hear = (line: string): void => {
    if (data) {
      if (line !== '.') return void data.push(line);
      received.push({ to, data: data.join('\n') });
      data = null;
      say('250 kept');
      return;
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      say(state.refuses ? '451 come back later' : '250 fine');
    } else if (command === 'DATA') {
      data = [];
      say('354 go on');
    } else if (command === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 fine');
  };

  say('220 ready');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    const lines = (buffer + chunk).split('\r\n');
    buffer = lines.pop() ?? '';
    lines.forEach(hear);
  });
}
