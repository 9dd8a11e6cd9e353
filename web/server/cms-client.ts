import type { ContentVersions } from './change-poller';

/** A response to a request of the edge itself. Requests of clients are proxied. */
export type UpstreamResponse = { status: number; contentType: string; body: Buffer };

export class UpstreamError extends Error {
  override name = 'UpstreamError';
}

export type CmsClient = ReturnType<typeof createCmsClient>;

type Options = { cmsUrl: string; timeoutMs?: number };

/** After a request without a response, further requests fail at once for this long. */
const cooldownMs = 300;

const probeTimeoutMs = 1500;

export function createCmsClient({ cmsUrl, timeoutMs = 8000 }: Options) {
  // Monotonic clock.
  let cooldownEndsAt = 0;

  const request = (path: string, maxMs: number, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(cmsUrl + path, {
      headers: { Accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(maxMs),
      redirect: 'manual',
    });

  return {
    /** Throws `UpstreamError` for a missing response, a 5xx and a 429. */
    async get(path: string, headers?: Record<string, string>): Promise<UpstreamResponse> {
      if (performance.now() < cooldownEndsAt)
        throw new UpstreamError('The CMS did not respond to the previous request');
      try {
        const response = await request(path, timeoutMs, headers);
        const body = Buffer.from(await response.arrayBuffer());
        const { status } = response;
        if (status >= 500 || status === 429) throw new UpstreamError(`The CMS responded with ${status}`);
        return { status, contentType: response.headers.get('content-type') ?? 'application/json; charset=utf-8', body };
      } catch (cause) {
        if (cause instanceof UpstreamError) throw cause;
        cooldownEndsAt = performance.now() + cooldownMs;
        throw new UpstreamError('The CMS does not respond', { cause });
      }
    },
    async getVersions(): Promise<ContentVersions> {
      const response = await request('/changes', probeTimeoutMs);
      if (!response.ok) throw new UpstreamError(`The CMS responded with ${response.status}`);
      const versions: unknown = await response.json();
      if (!isContentVersions(versions)) throw new UpstreamError('The CMS returned no content versions');
      return versions;
    },
    /** Null if the CMS is not ready. Its warnings are about its disk, its storage of files and its backups. */
    async getReadiness(): Promise<{ warnings: string[] } | null> {
      try {
        const response = await request('/readyz', probeTimeoutMs);
        const text = await response.text();
        return response.ok ? { warnings: readWarnings(text) } : null;
      } catch {
        return null;
      }
    },
  };
}

function readWarnings(text: string): string[] {
  const body: unknown = JSON.parse(text);
  const warnings = typeof body === 'object' && body !== null && 'warnings' in body ? body.warnings : [];
  return Array.isArray(warnings) ? warnings.map(String) : [];
}

const isContentVersions = (body: unknown): body is ContentVersions =>
  typeof body === 'object' && body !== null && 'epoch' in body && 'versions' in body && body.versions instanceof Object;
