import type { Answers } from '../api/answers';
import { contentOf } from '../api/content';
import type { Loaded } from '../cache/keeper';

export type Ledger = ReturnType<typeof createLedger>;

/** What a page was made of: so that it is forgotten when one of these changes, and kept when none has. */
export function createLedger() {
  const parts = new Map<string, Loaded>();
  const entries = () => [...parts.values()].map(({ entry }) => entry);

  return {
    record(path: string, part: Loaded) {
      parts.set(path, part);
    },
    nouns: () => new Set(entries().flatMap(({ nouns }) => [...nouns])),
    madeOf: () => new Map([...parts].map(([path, { entry }]) => [path, entry.hash])),
    freshUntil: () => Math.min(Infinity, ...entries().map(({ freshUntil }) => freshUntil)),
    isStale: () => [...parts.values()].some(({ how }) => how === 'STALE'),
  };
}

/** What an answer of `/api` says, written down as a part of what is being made. */
export async function readPart<Answer>(answers: Answers, ledger: Ledger, path: string): Promise<Answer> {
  const loaded = await answers.loadPath(path);
  ledger.record(path, loaded);
  return contentOf(loaded.entry) as Answer;
}
