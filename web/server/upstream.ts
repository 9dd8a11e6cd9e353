import type { ChangeNotice } from './changes';

/** The cms as the edge asks it on its own behalf. (What visitors send goes through the proxy.) */

export type UpstreamAnswer = { status: number; contentType: string; body: Buffer };

export class UpstreamError extends Error {
  override name = 'UpstreamError';
}

export type Upstream = ReturnType<typeof createUpstream>;

type Options = {
  cmsUrl: string;
  /** Milliseconds that an answer may take. */
  timeout?: number;
};

/** After a failure, how long nobody else is made to wait for the same one, in milliseconds. */
const rest = 300;

export function createUpstream({ cmsUrl, timeout = 8000 }: Options) {
  // By a clock that nobody sets.
  let restsUntil = 0;

  async function request(path: string, milliseconds: number, headers: Record<string, string> = {}): Promise<Response> {
    const signal = AbortSignal.timeout(milliseconds);
    return fetch(cmsUrl + path, { headers: { Accept: 'application/json', ...headers }, signal, redirect: 'manual' });
  }

  return {
    /** Throws `UpstreamError` when there is no answer, or only a failure. */
    async get(path: string, headers?: Record<string, string>): Promise<UpstreamAnswer> {
      if (performance.now() < restsUntil) throw new UpstreamError('The cms failed a moment ago');
      try {
        const response = await request(path, timeout, headers);
        const body = Buffer.from(await response.arrayBuffer());
        if (response.status >= 500 || response.status === 429)
          throw new UpstreamError(`The cms says ${response.status}`);
        const contentType = response.headers.get('content-type') ?? 'application/json; charset=utf-8';
        return { status: response.status, contentType, body };
      } catch (cause) {
        if (cause instanceof UpstreamError) throw cause;
        restsUntil = performance.now() + rest;
        throw new UpstreamError('The cms does not answer', { cause });
      }
    },
    async changes(): Promise<ChangeNotice> {
      const response = await request('/changes', 1500);
      if (!response.ok) throw new UpstreamError(`The cms says ${response.status}`);
      const notice: unknown = await response.json();
      if (!isNotice(notice)) throw new UpstreamError('The cms says nothing of changes');
      return notice;
    },
    isReady: async (): Promise<boolean> => {
      try {
        const response = await request('/readyz', 1500);
        await response.arrayBuffer();
        return response.ok;
      } catch {
        return false;
      }
    },
  };
}

const isNotice = (told: unknown): told is ChangeNotice =>
  typeof told === 'object' && told !== null && 'epoch' in told && 'versions' in told && told.versions instanceof Object;
