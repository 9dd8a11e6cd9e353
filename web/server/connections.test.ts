import { createTurns } from './connections';
import { connect, receive, startEdge, waitFor } from './test/start-edge';

/** Sends requests in one packet; resolves with what the server has sent until it closed the connection. */
function sendPipelined(port: number, paths: string[]) {
  const lines = paths.map((path, index) => {
    const isLast = index === paths.length - 1;
    return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${isLast ? 'Connection: close\r\n' : ''}\r\n`;
  });
  return receive(connect(port, lines.join('')));
}

const countResponses = (received: string) => received.split('HTTP/1.1 200 OK').length - 1;

test('a few requests sent in advance are all answered, in order', async () => {
  const { port } = await startEdge();
  const received = await sendPipelined(port, ['/robots.txt', '/api/taps', '/robots.txt', '/api/taps']);
  expect(countResponses(received)).toBe(4);
  expect(received).toMatch(/text\/plain[^]*application\/json[^]*text\/plain[^]*application\/json/);
});

test('hundreds of requests sent without waiting for a response end the connection', async () => {
  const { port, request } = await startEdge();
  const received = await sendPipelined(port, Array<string>(500).fill('/api/taps'));
  expect(countResponses(received)).toBeLessThan(500);
  const { status } = await request('/api/taps');
  expect(status).toBe(200);
});

test('requests sent in advance keep no slots of a client that has left', async () => {
  const { port, request, cms } = await startEdge();
  for (const path of ['/api/inquiries', '/api/auth/logout']) cms.mockJson(path, {});
  const release = cms.holdResponses('/api/inquiries');
  const head = 'HTTP/1.1\r\nHost: localhost\r\n';
  const write = `POST /api/auth/logout ${head}Content-Length: 2\r\n\r\n{}`;
  const socket = connect(port, `GET /api/inquiries ${head}\r\n${write.repeat(4)}`);
  await waitFor(() => expect(cms.requests).toEqual(['GET /api/inquiries']));
  socket.destroy();
  release();
  for (let index = 0; index < 3; index += 1) {
    expect((await request('/api/auth/logout', { method: 'POST', body: '{}' })).status).toBe(200);
  }
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function recordTurns() {
  const turns = createTurns();
  const started: string[] = [];
  return { started, send: (client: string, name: string) => turns.run(client, () => started.push(name)) };
}

test('another client does not wait for the tasks of the first', async () => {
  const { started, send } = recordTurns();
  for (let index = 0; index < 100; index += 1) send('a', `a${index}`);
  await nextTurn();
  send('b', 'b0');
  send('b', 'b1');
  expect(started).toEqual(['a0', 'a1', 'b0']);
  await nextTurn();
  expect(started).toEqual(['a0', 'a1', 'b0', 'a2', 'b1']);
});

test('a client is served at once again after its queue was empty', async () => {
  const { started, send } = recordTurns();
  send('a', 'a1');
  await nextTurn();
  await nextTurn();
  send('a', 'a2');
  expect(started).toEqual(['a1', 'a2']);
});
