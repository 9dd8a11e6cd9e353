import * as z from 'zod';

/** The response of the CMS's `GET /changes`: a counter for each content type, restarted with each epoch. */
const contentVersions = z.object({ epoch: z.string(), versions: z.record(z.string(), z.number()) });
export type ContentVersions = z.infer<typeof contentVersions>;

/** The CMS's warnings are about its disk, its storage of files and its backups. */
const readiness = z.object({ warnings: z.array(z.string()).default([]) });

/** A response to a request of the edge itself. Requests of clients are proxied. */
type UpstreamResponse = { status: number; contentType: string; body: Buffer };

export class UpstreamError extends Error {
  override name = 'UpstreamError';
  /** Of the response, if no other handles it. */
  statusCode = 503;
}

export type CmsClient = ReturnType<typeof createCmsClient>;

type Options = { cmsUrl: string; timeoutMs?: number };

/**
 * Requests fail at once for this long after one without a response: a page loads several, one after the other, and would
 * wait for each of them while the CMS hangs.
 */
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
      return contentVersions.parse(await response.json());
    },
    /** Null if the CMS is not ready. */
    async getReadiness(): Promise<z.infer<typeof readiness> | null> {
      try {
        const response = await request('/readyz', probeTimeoutMs);
        const body: unknown = await response.json();
        return response.ok ? readiness.parse(body) : null;
      } catch {
        return null;
      }
    },
  };
}

type PollOptions = {
  getVersions: () => Promise<ContentVersions>;
  /** Gets the content types that changed; null if any may have. */
  onChange: (contentTypes: string[] | null) => void;
  /** Not called while a CMS starts beside web. */
  onAvailabilityChange?: (isAvailable: boolean) => void;
  intervalMs?: number;
};

export type ChangePoller = ReturnType<typeof pollChanges>;

/** An update of a large database takes minutes. */
const startLimitMs = 5 * 60_000;

/** Polls the CMS for content changes, often enough to notice each within a second. */
export function pollChanges({ getVersions, onChange, onAvailabilityChange, intervalMs = 400 }: PollOptions) {
  let known: ContentVersions | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isAvailable = true;
  let isReportedAvailable = true;
  const startedAt = performance.now();
  let isStopped = false;

  /** Returns whether the CMS responded. */
  async function check(): Promise<boolean> {
    const response = await getVersions().catch(() => null);
    if (response) update(response);
    isAvailable = response !== null;
    const isStarting = !known && performance.now() - startedAt < startLimitMs;
    if (isAvailable !== isReportedAvailable && !isStarting) {
      isReportedAvailable = isAvailable;
      onAvailabilityChange?.(isAvailable);
    }
    return isAvailable;
  }

  function update({ epoch, versions }: ContentVersions) {
    const isNewEpoch = known?.epoch !== epoch;
    const before = isNewEpoch ? {} : (known?.versions ?? {});
    const changed = Object.keys(versions).filter((type) => (versions[type] ?? 0) > (before[type] ?? 0));
    // Responses can arrive out of order, so counters only increase within an epoch.
    const increased = Object.fromEntries(changed.map((type) => [type, versions[type] ?? 0]));
    known = { epoch, versions: { ...before, ...increased } };
    if (isNewEpoch) onChange(null);
    else if (changed.length > 0) onChange(changed);
  }

  async function poll() {
    await check();
    if (!isStopped) timer = setTimeout(() => void poll(), intervalMs);
  }

  return {
    /** Resolves after the first check. */
    start: poll,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    isAvailable: () => isAvailable,
    /** Makes a write that was proxied visible to the next read. */
    async checkAfterWrite() {
      if (!(await check())) onChange(null);
    },
  };
}
