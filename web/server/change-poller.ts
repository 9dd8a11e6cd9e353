/** The response of the CMS's `GET /changes`: a counter for each content type, restarted with each epoch. */
export type ContentVersions = { epoch: string; versions: Record<string, number> };

type Options = {
  getVersions: () => Promise<ContentVersions>;
  /** Gets the content types that changed; null if any may have. */
  onChange: (contentTypes: string[] | null) => void;
  /** Not called for a CMS that starts beside web. */
  onAvailabilityChange?: (isAvailable: boolean) => void;
  intervalMs?: number;
};

export type ChangePoller = ReturnType<typeof pollChanges>;

/** An update of a large database takes minutes. */
const startLimitMs = 5 * 60_000;

/** Polls the CMS for content changes, often enough to notice each within a second. */
export function pollChanges({ getVersions, onChange, onAvailabilityChange, intervalMs = 400 }: Options) {
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
