/** What visitors, staff and monitoring see while the database is down, and how soon all is well again. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { signIn } from './load.ts';

type Outage = { begin: () => unknown; lastsMs: number; end: () => unknown };

const pollMs = 100;
const recoveryTimeoutMs = 60_000;

async function time(url: string, headers: Record<string, string> = {}) {
  const startedAt = performance.now();
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(40_000) });
  await response.arrayBuffer();
  return { status: response.status, headers: response.headers, ms: performance.now() - startedAt };
}

type Response = Awaited<ReturnType<typeof time>>;
const format = (name: string, { status, ms, headers }: Response) =>
  `${name} ${status} in ${ms.toFixed(0)} ms${headers.has('retry-after') ? ` (Retry-After ${headers.get('retry-after')})` : ''}`;

/** Readiness must be reported within this time, so that monitoring does not give up. */
const readinessMs = 2000;

export async function measureOutage(cluster: Cluster, { begin, lastsMs, end }: Outage): Promise<string> {
  const headers = await signIn(cluster);
  const notes: string[] = [];
  await begin();
  if (lastsMs > 0) {
    // Some requests are in flight at the moment of the failure; later ones meet a known outage.
    const endsAt = Date.now() + lastsMs;
    const [direct, ready, page, staff] = await Promise.all([
      time(`${cluster.cmsUrls[0]}/readyz`),
      time(`${cluster.siteUrl}/readyz`),
      time(`${cluster.siteUrl}/beers`),
      time(`${cluster.siteUrl}/api/beers/admin?limit=1`, headers),
    ]);
    notes.push(format('/readyz of the cms', direct), format('/readyz', ready));
    notes.push(format('/beers', page), format('staff', staff));
    const problems = [
      ...[direct, ready].filter(({ status, ms }) => status !== 503 || ms > readinessMs).map(() => '/readyz'),
      ...(page.status === 200 ? [] : ['/beers']),
      ...(staff.status === 503 && staff.headers.has('retry-after') ? [] : ['staff']),
    ];
    if (problems.length > 0) throw new Error(`wrong: ${problems.join(', ')}; ${notes.join(', ')}`);
    await sleep(Math.max(0, endsAt - Date.now()));
  }
  await end();
  const endedAt = Date.now();
  while ((await time(`${cluster.siteUrl}/api/beers/admin?limit=1`, headers)).status !== 200) {
    if (Date.now() - endedAt > recoveryTimeoutMs) throw new Error(`no recovery within a minute; ${notes.join(', ')}`);
    await sleep(pollMs);
  }
  notes.push(`recovered after ${Date.now() - endedAt} ms`);
  return notes.join(', ');
}
