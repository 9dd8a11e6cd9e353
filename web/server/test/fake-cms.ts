import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small HTTP server in the place of the cms: what it was asked, and what it is to say. */
export type FakeCms = Awaited<ReturnType<typeof startFakeCms>>;

type Answer = {
  status?: number;
  type?: string;
  body: string | Buffer;
  headers?: Record<string, string>;
  /** The connection ends in the middle of it. */
  breaksOff?: boolean;
};

const json = (payload: object, status = 200): Answer => ({ status, body: JSON.stringify(payload) });

export const unknown = json({ success: false, message: 'Not found' }, 404);

export async function startFakeCms(port = 0) {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const received: number[] = [];
  const versions: Record<string, number> = { beer: 0, event: 0, location: 0, media: 0 };
  const state = {
    epoch: 'first',
    delay: 0,
    /** Milliseconds of work for each request, one after the other. */
    workMs: 0,
    isAway: false,
    notice: null as object | null,
  };
  let work = Promise.resolve();

  /** Requests under way, and the most there ever were, by method. */
  const busy: Record<string, { now: number; most: number }> = {};
  function enter(method: string) {
    const count = (busy[method] ??= { now: 0, most: 0 });
    count.now += 1;
    count.most = Math.max(count.most, count.now);
    return () => (count.now -= 1);
  }

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const url = request.url ?? '';
    const isPoll = url === '/changes' || url === '/readyz';
    if (state.isAway) return void request.socket.destroy();
    if (!isPoll) {
      asked.push(`${request.method} ${url}`);
      response.on('close', enter(request.method ?? ''));
    }
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).length;
    if (request.method === 'POST') received.push(bytes);
    if (state.workMs && !isPoll)
      await (work = work.then(() => new Promise((resolve) => setTimeout(resolve, state.workMs))));
    if (state.delay) await new Promise((resolve) => setTimeout(resolve, state.delay));
    const notice = state.notice ?? { epoch: state.epoch, versions, ok: true };
    const said = answers.get(url) ?? (isPoll ? json(notice) : unknown);
    response.writeHead(said.status ?? 200, {
      'Content-Type': said.type ?? 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(said.body),
      ...said.headers,
    });
    if (request.method === 'HEAD') return void response.end();
    if (said.breaksOff) return void response.write(said.body.slice(0, 10), () => request.socket.destroy());
    response.end(said.body);
  }

  // Whoever asked may go away in the middle.
  const server = http.createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What was asked, the polls left out. */
    asked,
    underWay: (method: string) => busy[method]?.now ?? 0,
    mostAtOnce: (method: string) => busy[method]?.most ?? 0,
    /** How many bytes each POST brought. */
    received,
    says: (url: string, payload: object, status?: number) =>
      answers.set(url, json({ success: true, ...payload }, status)),
    sends: (url: string, sent: Answer) => answers.set(url, sent),
    /** Content was written: the counter of its noun goes up. */
    changed(noun: string) {
      versions[noun] = (versions[noun] ?? 0) + 1;
    },
    state,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
