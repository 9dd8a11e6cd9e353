/** Which scheduled backups are kept: the newest of each of the last days, weeks and months. */

const periods = ['hourly', 'daily', 'weekly', 'monthly'] as const;
type Period = (typeof periods)[number];

export type BackupRetention = Partial<Record<Period, number>>;

const dayMs = 86_400_000;

/** The number of the period that an instant is in, in UTC. Weeks begin on Monday; the epoch was a Thursday. */
const periodOf: Record<Period, (time: Date) => number> = {
  hourly: (time) => Math.floor(time.getTime() / 3_600_000),
  daily: (time) => Math.floor(time.getTime() / dayMs),
  weekly: (time) => Math.floor((time.getTime() / dayMs + 3) / 7),
  monthly: (time) => time.getUTCFullYear() * 12 + time.getUTCMonth(),
};

/** Such as `7 daily, 4 weekly, 12 monthly`; null for any other text. */
export function parseBackupRetention(text: string): BackupRetention | null {
  const retention: BackupRetention = {};
  for (const part of text.split(',')) {
    const [, count, period] = /^([1-9]\d{0,3}) (hourly|daily|weekly|monthly)$/.exec(part.trim()) ?? [];
    if (period === undefined || (period as Period) in retention) return null;
    retention[period as Period] = Number(count);
  }
  return retention;
}

/** As it is set: `7 daily, 4 weekly`. */
export const formatBackupRetention = (retention: BackupRetention): string =>
  periods.flatMap((period) => (retention[period] ? `${retention[period]} ${period}` : [])).join(', ');

/** The backups to delete. The newest one is always kept. */
export function findExpiredBackups<Backup extends { time: Date }>(
  backups: readonly Backup[],
  retention: BackupRetention,
): Backup[] {
  const newestFirst = [...backups].sort((one, other) => other.time.getTime() - one.time.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  for (const period of periods) {
    const found = new Map<number, Backup>();
    for (const backup of newestFirst) {
      const key = periodOf[period](backup.time);
      if (!found.has(key)) found.set(key, backup);
    }
    for (const backup of [...found.values()].slice(0, retention[period] ?? 0)) kept.add(backup);
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}
