/** What `GET {CMS_URL}/changes` answers: a counter a noun, counting from an epoch. */
export type ChangeNotice = { epoch: string; versions: Record<string, number> };

type Options = {
  ask: () => Promise<ChangeNotice>;
  /** The nouns that changed; null when anything may have. */
  onChange: (nouns: string[] | null) => void;
  /** Whether the cms answers, when that is not what it was. */
  onListening?: (isListening: boolean) => void;
  every?: number;
};

export type Changes = ReturnType<typeof watchChanges>;

/** Keeps asking the cms what has changed: well within a second for everybody, and at once after our own writes. */
export function watchChanges({ ask, onChange, onListening, every = 400 }: Options) {
  let seen: ChangeNotice | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isListening = true;
  let isStopped = false;

  /** True when the cms answered. */
  async function check(): Promise<boolean> {
    const told = await ask().catch(() => null);
    if (told) notice(told);
    if (isListening !== (told !== null)) onListening?.(told !== null);
    isListening = told !== null;
    return isListening;
  }

  function notice(told: ChangeNotice) {
    const before = seen;
    const isNewEpoch = before?.epoch !== told.epoch;
    const changed = isNewEpoch ? null : newer(before.versions, told.versions);
    // Answers may overtake one another: a counter never goes back within its epoch.
    seen = { epoch: told.epoch, versions: { ...(isNewEpoch ? {} : before.versions), ...pick(told.versions, changed) } };
    if (changed === null || changed.length > 0) onChange(changed);
  }

  async function keepAsking() {
    await check();
    if (!isStopped) timer = setTimeout(() => void keepAsking(), every);
  }

  return {
    start: keepAsking,
    isAvailable: () => isListening,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    /** A write has gone through us: whoever made it must see it in the next answer. */
    async checkAfterWrite() {
      if (!(await check())) onChange(null);
    },
  };
}

const newer = (before: Record<string, number>, now: Record<string, number>) =>
  Object.keys(now).filter((noun) => (now[noun] ?? 0) > (before[noun] ?? 0));

const pick = (versions: Record<string, number>, nouns: string[] | null) =>
  nouns ? Object.fromEntries(nouns.map((noun) => [noun, versions[noun] ?? 0])) : versions;
