import { once } from 'node:events';
import http from 'node:http';
import { connect, receive, startEdge, waitFor } from './test/start-edge';

const path = '/api/taps/auburn';
const taps = (...names: string[]) => ({ tapList: { on: names } });

type LiveEvent = { id?: string; event?: string; data?: string };

/** Opens a stream; `events` grows with each event that arrives. */
async function openStream(port: number, headers: http.OutgoingHttpHeaders = {}, taproom = 'auburn') {
  const request = http.get({ host: '127.0.0.1', port, path: `/live/taps/${taproom}`, agent: false, headers });
  onTestFinished(() => void request.destroy());
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const events: LiveEvent[] = [];
  let text = '';
  response.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    if (!chunk.includes('\n\n')) return;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s)));
      if ('event' in fields && fields['event'] !== 'heartbeat') events.push(fields as LiveEvent);
    }
  });
  const lists = () =>
    events.filter(({ event }) => event === 'taps').map(({ data }) => JSON.parse(data ?? '').tapList.on);
  return { response, events, lists };
}

test('a change is loaded once and sent to all connections of the taproom', async () => {
  const { port, cms } = await startEdge();
  cms.mockJson(path, taps('Helles'));
  cms.mockJson('/api/taps/folsom', taps('Stout'));
  const streams = await Promise.all([openStream(port), openStream(port), openStream(port)]);
  const other = await openStream(port, {}, 'folsom');
  for (const { lists } of streams) await waitFor(() => expect(lists()).toEqual([['Helles']]));
  cms.mockJson(path, taps('Helles', 'Porter'));
  cms.bumpVersion('pouring');
  for (const { lists } of streams) await waitFor(() => expect(lists()).toEqual([['Helles'], ['Helles', 'Porter']]));
  expect(cms.requests.filter((each) => each === `GET ${path}`)).toHaveLength(2);
  expect(other.lists()).toEqual([['Stout']]);
});

test('a stream is an uncompressed, uncached response that other sites may read', async () => {
  const { port, cms } = await startEdge();
  cms.mockJson(path, taps('Helles'));
  const { response } = await openStream(port, { 'accept-encoding': 'br, gzip' });
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'access-control-allow-origin': '*',
  });
  expect(response.headers['content-encoding']).toBeUndefined();
});

test('a client that reconnects gets the list only if it has changed', async () => {
  const { port, cms } = await startEdge();
  cms.mockJson(path, taps('Helles'));
  const { events, lists } = await openStream(port);
  await waitFor(() => expect(lists()).toHaveLength(1));
  const again = await openStream(port, { 'last-event-id': events[0]?.id });
  const outdated = await openStream(port, { 'last-event-id': 'older' });
  cms.bumpVersion('screen');
  await waitFor(() => expect(again.events.map(({ event }) => event)).toEqual(['screen']));
  await waitFor(() => expect(outdated.events.map(({ event }) => event)).toEqual(['taps', 'screen']));
});

test('returns 404 for an unknown taproom and 503 above the limits, which closed connections do not count for', async () => {
  const { port, cms, request } = await startEdge({ env: { LIVE_CONNECTIONS_PER_CLIENT: '1' } });
  cms.mockJson(path, taps('Helles'));
  expect((await request('/live/taps/nowhere')).status).toBe(404);
  const { response } = await openStream(port);
  expect(await request('/live/taps/auburn')).toMatchObject({
    status: 503,
    headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json; charset=utf-8' },
  });
  response.destroy();
  await waitFor(() => expect(response.closed).toBe(true));
  await waitFor(async () => expect((await openStream(port)).response.statusCode).toBe(200));
});

test('a connection whose client does not read is closed, and others are served', async () => {
  const { port, cms } = await startEdge({ maxLiveBufferBytes: 100_000 });
  cms.mockJson(path, taps('x'.repeat(12_000_000)));
  const slow = connect(port, 'GET /live/taps/auburn HTTP/1.1\r\nHost: x\r\n\r\n').pause();
  const { lists, events } = await openStream(port);
  await waitFor(() => expect(lists()).toHaveLength(1));
  cms.bumpVersion('screen');
  await waitFor(() => expect(events.at(-1)?.event).toBe('screen'));
  const received = receive(slow);
  slow.resume();
  expect(await received).not.toContain('event: screen');
});

test('open streams end when the server shuts down', async () => {
  const { port, cms, app } = await startEdge();
  cms.mockJson(path, taps('Helles'));
  const { response } = await openStream(port);
  const ended = once(response, 'end');
  await app.close();
  expect(await ended).toEqual([]);
});

test('after a restart of the CMS, the list and the board are read again', async () => {
  const { port, cms } = await startEdge();
  cms.mockJson(path, taps('Helles'));
  const { lists, events } = await openStream(port);
  await waitFor(() => expect(lists()).toEqual([['Helles']]));
  cms.mockJson(path, taps('Porter'));
  cms.state.epoch = 'second';
  await waitFor(() => expect(lists().at(-1)).toEqual(['Porter']));
  expect(events.map(({ event }) => event)).toContain('screen');
});
