import type { Settings } from '@domain/settings/settings';
import type { Transport } from '../../api/client';
import { revalidate, type Answers } from '../api/answers';
import { contentOf } from '../api/content';
import { makeEntry, type Entry } from '../cache/entry';
import type { Keeper, Loaded, Made } from '../cache/keeper';
import { createConcurrencyLimit } from '../concurrency-limit';
import type { SecurityHeaders } from '../security-headers';
import { siteConfig } from '../settings';
import { createLedger, type Ledger } from './ledger';
import type { PageAddress } from './page-address';
import type { Renderer } from './renderer';

/** Taprooms open and close on a quarter of an hour: a page is right about that for so long. */
const quarter = 15 * 60_000;
const quarterOf = (instant: number) => Math.floor(instant / quarter);

type Options = {
  settings: Settings;
  renderer: Renderer;
  answers: Answers;
  keeper: Keeper;
  security: SecurityHeaders;
};

type Page = Extract<PageAddress, { kind: 'page' }>;

export type Pages = ReturnType<typeof createPages>;

export function createPages({ settings, renderer, answers, keeper, security }: Options) {
  // Rendering is work for the processor: a few at once so that one that waits for the cms does not hold up the others.
  const limit = createConcurrencyLimit({ concurrency: 8, maxQueue: 200 });

  async function render({ key, url, isOdd, isPersonal }: Page, client: string): Promise<Made> {
    const now = Date.now();
    const ledger = createLedger();
    const rendered = await renderer.render({
      url,
      site: siteConfig(settings, new Date(now)),
      assetsOf: renderer.assetsOf,
      transport: transportOf(answers, ledger, client),
    });
    const isPage = rendered.kind === 'page';
    const isGood = !isPersonal && !ledger.isStale() && (!isPage || (rendered.isComplete && rendered.status < 500));
    const { finish = (html) => html } = renderer;
    const entry = makeEntry({
      key,
      status: rendered.status,
      contentType: 'text/html; charset=utf-8',
      body: Buffer.from(isPage ? finish(rendered.html) : ''),
      cacheControl: isGood ? revalidate : 'no-store',
      headers: [
        ...security.pages,
        ...(isPage ? [] : ['Location', rendered.location]),
        ...(rendered.status === 503 ? ['Retry-After', '10'] : []),
      ],
      nouns: ledger.nouns(),
      freshUntil: Math.min(ledger.freshUntil(), (quarterOf(now) + 1) * quarter),
      madeOf: ledger.madeOf(),
      isOdd: isOdd || (rendered.status !== 200 && key !== '/404'),
    });
    return { entry, keep: isGood };
  }

  /**
   * Reuses a page whose dependencies and time window are unchanged; null if it must be rendered. A page that depends on
   * something stale is not rendered: that would be thrown away.
   */
  async function confirm(previous: Entry, client: string): Promise<Made | null> {
    if (previous.madeOf.size === 0) return null;
    const ledger = createLedger();
    const parts = await Promise.all([...previous.madeOf.keys()].map((path) => answers.loadPath(path, client)));
    [...previous.madeOf.keys()].forEach((path, index) => ledger.record(path, parts[index] as Loaded));
    const isSame = [...ledger.madeOf()].every(([path, hash]) => previous.madeOf.get(path) === hash);
    if (ledger.isStale()) return { entry: previous, keep: false };
    if (!isSame || quarterOf(previous.storedAt) !== quarterOf(Date.now())) return null;
    const freshUntil = Math.min(ledger.freshUntil(), (quarterOf(previous.storedAt) + 1) * quarter);
    return { entry: { ...previous, freshUntil, retryAt: 0 }, keep: true };
  }

  const make = (page: Page, client: string) => async (previous: Entry | undefined) => {
    const confirmed = previous && (await confirm(previous, client));
    return confirmed ?? limit.run(() => render(page, client), client);
  };

  return {
    async load(page: Page, client: string): Promise<Loaded> {
      if (!page.isPersonal) return keeper.load(page.key, make(page, client));
      const { entry } = await limit.run(() => render(page, client), client);
      return { entry, how: 'BYPASS' };
    },
  };
}

/** Answers the page's own calls of `/api` from memory, and writes down what it was made of. */
const transportOf =
  (answers: Answers, ledger: Ledger, client: string): Transport =>
  async (path) => {
    const loaded = await answers.loadPath(path, client);
    ledger.record(path, loaded);
    const { status, body } = loaded.entry;
    if (status !== 200) return new Response(body.toString(), { status });
    return Object.assign(new Response(null), { json: async () => contentOf(loaded.entry) });
  };
