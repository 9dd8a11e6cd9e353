/** Constant load of visitors and staff through the load balancer, and what became of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { account, type Cluster } from './cluster.ts';
import { send, type Write, type WriteResult } from './client.ts';

export type Traffic = {
  sent: number;
  /** Writes and staff reads that needed more than one attempt; their sender noticed nothing but a delay. */
  retried: number;
  /** 503 with Retry-After after all attempts: nothing was saved, and the page says so. */
  refused: number;
  failed: number;
  slowestMs: number;
};

export type LoadResult = {
  reads: Traffic;
  forms: Traffic;
  staff: Traffic;
  /** Markers of the writes that got a success response. */
  savedForms: string[];
  savedBeers: string[];
  /** The first failures, for a person. */
  failures: string[];
};

/** Pauses after each request of a worker. */
const pacesMs = { page: 40, staffRead: 150, form: 120, staff: 200 };
const pages = ['/', '/beers', '/events', '/taps', '/api/beers?limit=5', '/contact'];

/** React Query's, as the staff app's. */
const staffReadRetryDelaysMs = [1000, 2000];

const noTraffic = (): Traffic => ({ sent: 0, retried: 0, refused: 0, failed: 0, slowestMs: 0 });

export async function signIn({ siteUrl }: Pick<Cluster, 'siteUrl'>): Promise<Record<string, string>> {
  const { status, text } = await send({ method: 'POST', url: `${siteUrl}/api/auth/login`, body: account });
  if (status !== 200) throw new Error(`The login returned ${status}: ${text}`);
  return { Authorization: `Bearer ${(JSON.parse(text) as { token: string }).token}` };
}

type Failure = { text: string; isRefusal: boolean };

/** Null: the response is a success. */
async function findFailure(url: string, headers: Record<string, string>): Promise<Failure | null> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) });
    const text = await response.text();
    if (response.ok) return null;
    const isRefusal = response.status === 503 && response.headers.has('retry-after');
    return { text: `GET ${url} ${response.status} ${text.slice(0, 100)}`, isRefusal };
  } catch (error) {
    return { text: `GET ${url} ${String((error as Error).cause ?? error)}`, isRefusal: false };
  }
}

const isSaved = ({ status }: WriteResult) => status === 200 || status === 201;

/** Runs until `stop`, which resolves once every request has its result. Markers start with `run`. */
export async function startLoad({ siteUrl }: Pick<Cluster, 'siteUrl'>, run: string) {
  const headers = await signIn({ siteUrl });
  const result: LoadResult = {
    reads: noTraffic(),
    forms: noTraffic(),
    staff: noTraffic(),
    savedForms: [],
    savedBeers: [],
    failures: [],
  };
  let isStopping = false;
  let count = 0;

  async function measure<Result>(traffic: Traffic, work: () => Promise<Result>) {
    const startedAt = performance.now();
    traffic.sent += 1;
    const outcome = await work();
    traffic.slowestMs = Math.max(traffic.slowestMs, performance.now() - startedAt);
    return outcome;
  }

  const recordFailure = (traffic: Traffic, what: string) => {
    traffic.failed += 1;
    if (result.failures.length < 10) result.failures.push(`${new Date().toISOString().slice(11, 23)} ${what}`);
  };

  const readPage = (path: string) =>
    measure(result.reads, async () => {
      const failure = await findFailure(siteUrl + path, {});
      if (failure) recordFailure(result.reads, failure.text);
    });

  const readAsStaff = (path: string) =>
    measure(result.reads, async () => {
      let failure = await findFailure(siteUrl + path, headers);
      if (failure) result.reads.retried += 1;
      for (const delayMs of staffReadRetryDelaysMs) {
        if (!failure) return;
        await sleep(delayMs);
        failure = await findFailure(siteUrl + path, headers);
      }
      if (failure?.isRefusal) result.reads.refused += 1;
      else if (failure) recordFailure(result.reads, failure.text);
    });

  async function write(traffic: Traffic, what: Write, marker: string, saved: string[]) {
    const outcome = await measure(traffic, () => send(what));
    if (outcome.attempts > 1) traffic.retried += 1;
    if (isSaved(outcome)) saved.push(marker);
    else if (outcome.status === 503 && outcome.retryAfter) traffic.refused += 1;
    else recordFailure(traffic, `${what.method} ${what.url} ${outcome.status} ${outcome.text.slice(0, 200)}`);
  }

  const sendForm = () => {
    const marker = `${run} form ${(count += 1)}`;
    const body = {
      name: 'Ada Load',
      email: `load.${count}@example.com`,
      phone: '',
      subject: 'Tours',
      message: `We would like a tour of the brewery. (${marker})`,
    };
    return write(
      result.forms,
      { method: 'POST', url: `${siteUrl}/api/contact/submit`, body },
      marker,
      result.savedForms,
    );
  };

  const saveBeer = () => {
    const marker = `${run} beer ${(count += 1)}`;
    const what: Write = { method: 'POST', url: `${siteUrl}/api/beers`, headers, body: { name: marker } };
    return write(result.staff, what, marker, result.savedBeers);
  };

  async function repeat(work: () => Promise<unknown>, paceMs: number) {
    while (!isStopping) {
      await work();
      await sleep(paceMs);
    }
  }

  let page = 0;
  const readNextPage = () => readPage(pages[(page += 1) % pages.length] ?? '/');
  const workers = [
    repeat(readNextPage, pacesMs.page),
    repeat(readNextPage, pacesMs.page),
    repeat(() => readAsStaff('/api/beers/admin?limit=5'), pacesMs.staffRead),
    repeat(sendForm, pacesMs.form),
    repeat(sendForm, pacesMs.form),
    repeat(saveBeer, pacesMs.staff),
  ];
  return {
    async stop(): Promise<LoadResult> {
      isStopping = true;
      await Promise.all(workers);
      return result;
    },
  };
}
