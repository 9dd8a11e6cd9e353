import { makeEntry } from '../cache/entry';
import { createConcurrencyLimit } from '../concurrency-limit';
import type { Keeper, Loaded, Made } from '../cache/keeper';
import { headersOfApi } from '../security-headers';
import type { Upstream } from '../upstream';
import { apiAddress, type ApiAddress } from './addresses';

/** Browsers and caches in front keep what they have and ask whether it is still right: a 304 costs next to nothing. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Changes are told to us; this is for what nobody tells, such as a hand in the database. */
const trusted = 10 * 60_000;
const minute = 60_000;

/** Events end on a full minute, whichever they are: at the next one every list of what is upcoming is asked anew. */
export const nextMinute = (now: number) => (Math.floor(now / minute) + 1) * minute;

const kept = new Set([200, 400, 404]);

export type Answers = ReturnType<typeof createAnswers>;

/** Public answers of `/api`, each asked once and remembered: for visitors and for the pages that are made of them. */
export function createAnswers(keeper: Keeper, upstream: Upstream) {
  const limit = createConcurrencyLimit({ concurrency: 16, maxQueue: 256 });

  async function make(address: ApiAddress, client?: string): Promise<Made> {
    const { status, contentType, body } = await limit.run(() => upstream.get(address.key), client);
    const now = Date.now();
    const entry = makeEntry({
      key: address.key,
      status,
      contentType,
      body,
      cacheControl: revalidate,
      variesByUser: address.variesByUser,
      headers: headersOfApi,
      nouns: address.nouns,
      freshUntil: address.changesWithTime ? nextMinute(now) : now + trusted,
      isOdd: address.isOdd || status !== 200,
    });
    return { entry, keep: kept.has(status) };
  }

  return {
    load: (address: ApiAddress, client?: string): Promise<Loaded> =>
      keeper.load(address.key, () => make(address, client)),
    /** By a path under `/api`; throws when it is not a public read. */
    async loadPath(path: string, client?: string): Promise<Loaded> {
      const address = apiAddress(`/api${path}`);
      if (!address) throw new Error(`Not a public read: ${path}`);
      return this.load(address, client);
    },
  };
}
