import http from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves with the URL of the server. */
export async function listen(server: Server, port = 0): Promise<string> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The key of a mock for requests with the token of a preview. */
export const draftOf = (url: string) => `draft ${url}`;

/** An HTTP server in place of the CMS: it records requests and sends mock responses. */
export type FakeCms = Awaited<ReturnType<typeof startFakeCms>>;

type MockResponse = {
  status?: number;
  type?: string;
  body: string | Buffer;
  headers?: Record<string, string>;
  /** Closes the connection after the first bytes of the body. */
  truncates?: boolean;
  /** Is sent before the body of the request has arrived. */
  isEarly?: boolean;
};

const json = (payload: object, status = 200): MockResponse => ({ status, body: JSON.stringify(payload) });

const notFound = json({ success: false, message: 'Not found' }, 404);

export async function startFakeCms(port = 0) {
  const mocks = new Map<string, MockResponse>();
  const requests: string[] = [];
  const requestIds: string[] = [];
  const bodyBytes: number[] = [];
  const versions: Record<string, number> = { beer: 0, event: 0, location: 0, media: 0 };
  const state = {
    epoch: 'first',
    delayMs: 0,
    /** Processing time of each request; requests are processed one at a time. */
    workMs: 0,
    isDown: false,
    versionsResponse: null as object | null,
  };
  /** Responses by URL that are held back until the promise resolves. */
  const held = new Map<string, Promise<void>>();
  let work = Promise.resolve();
  let polls = 0;

  /** Requests in progress and their maximum, by method. */
  const counts: Record<string, { current: number; max: number }> = {};
  function countRequest(method: string) {
    const count = (counts[method] ??= { current: 0, max: 0 });
    count.current += 1;
    count.max = Math.max(count.max, count.current);
    return () => (count.current -= 1);
  }

  async function respond(request: http.IncomingMessage, response: http.ServerResponse) {
    const { url = '', method = '' } = request;
    const isPoll = url === '/changes' || url === '/readyz';
    if (state.isDown) return void request.socket.destroy();
    if (isPoll) polls += 1;
    else {
      requests.push(`${method} ${url}`);
      requestIds.push(String(request.headers['x-request-id'] ?? ''));
      response.on('close', countRequest(method));
    }
    const isDraft = request.headers['x-preview-token'] !== undefined;
    const found = mocks.get(isDraft ? draftOf(url) : url);
    let bytes = 0;
    if (!found?.isEarly) for await (const chunk of request) bytes += (chunk as Buffer).length;
    if (method === 'POST') bodyBytes.push(bytes);
    if (state.workMs && !isPoll) await (work = work.then(() => sleep(state.workMs)));
    if (state.delayMs) await sleep(state.delayMs);
    await held.get(url);
    const contentVersions = state.versionsResponse ?? { epoch: state.epoch, versions, ok: true };
    const mock = found ?? (isPoll ? json(contentVersions) : notFound);
    response.writeHead(mock.status ?? 200, {
      'Content-Type': mock.type ?? 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(mock.body),
      ...mock.headers,
    });
    if (method === 'HEAD') return void response.end();
    if (mock.truncates) return void response.write(mock.body.slice(0, 10), () => request.socket.destroy());
    response.end(mock.body);
  }

  // The client may disconnect at any time.
  const server = http.createServer(
    (request, response) => void respond(request, response).catch(() => response.destroy()),
  );

  return {
    url: await listen(server, port),
    /** `{method} {url}` of every request but the polls. */
    requests,
    /** `X-Request-Id` of the same requests. */
    requestIds,
    countPolls: () => polls,
    inProgress: (method: string) => counts[method]?.current ?? 0,
    maxInProgress: (method: string) => counts[method]?.max ?? 0,
    /** The size of each POST's body. */
    bodyBytes,
    mockJson: (url: string, payload: object, status?: number) =>
      mocks.set(url, json({ success: true, ...payload }, status)),
    mockResponse: (url: string, response: MockResponse) => mocks.set(url, response),
    /** Responses with this URL wait until the returned function is called. */
    holdResponses(url: string) {
      let release = () => {};
      held.set(url, new Promise((resolve) => (release = resolve)));
      return () => release();
    },
    /** Increases the version of a content type, as a write does. */
    bumpVersion(contentType: string) {
      versions[contentType] = (versions[contentType] ?? 0) + 1;
    },
    state,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
