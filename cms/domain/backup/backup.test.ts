import {
  backupFileName,
  backupHost,
  parseBackupFileName,
  findExpiredBackups,
  parseBackupRetention,
  findBackupProblem,
  isBackupDue,
  lastPlannedTime,
  nextPlannedTime,
  noBackups,
  parseBackupSchedule,
} from './backup';

const at = (text: string) => new Date(text);

const schedule = (text: string) => {
  const parsed = parseBackupSchedule(text);
  if (!parsed) throw new Error(text);
  return parsed;
};

test.each(['', 'daily', 'daily 24:00', 'daily 3:00', 'weekly someday 03:00', 'hourly 03:00'])(
  'the schedule does not accept %j',
  (text) => expect(parseBackupSchedule(text)).toBeNull(),
);

test.each([
  ['hourly', '2026-11-23T10:59:59Z', '2026-11-23T10:00:00Z'],
  ['daily 10:30', '2026-11-23T10:30:00Z', '2026-11-23T10:30:00Z'],
  ['daily 10:30', '2026-11-01T10:29:59Z', '2026-10-31T10:30:00Z'],
  // A Monday.
  ['weekly sunday 03:00', '2026-11-23T10:00:00Z', '2026-11-22T03:00:00Z'],
  ['weekly monday 11:00', '2026-11-23T10:00:00Z', '2026-11-16T11:00:00Z'],
  ['weekly saturday 03:00', '2026-11-23T10:00:00Z', '2026-11-21T03:00:00Z'],
])('%s: at %s, the last backup was planned for %s', (text, now, planned) =>
  expect(lastPlannedTime(schedule(text), at(now))).toEqual(at(planned)),
);

const daily = schedule('daily 10:00');

test('the next backup is a period after the last one', () =>
  expect(nextPlannedTime(daily, at('2026-11-23T10:00:00Z'))).toEqual(at('2026-11-24T10:00:00Z')));

const succeededAt = '2026-11-22T10:00:05.000Z';

test('a backup is due from the planned time until it has succeeded', () => {
  const state = { ...noBackups, startedAt: succeededAt, succeededAt };
  expect(isBackupDue(noBackups, daily, at('2026-11-22T09:00:00Z'))).toBe(true);
  expect(isBackupDue(state, daily, at('2026-11-23T09:59:59Z'))).toBe(false);
  expect(isBackupDue(state, daily, at('2026-11-23T10:00:00Z'))).toBe(true);
  // Two days off.
  expect(isBackupDue(state, daily, at('2026-11-25T07:00:00Z'))).toBe(true);
});

test('a running backup is not started twice, unless it has crashed', () => {
  const state = { ...noBackups, succeededAt, startedAt: '2026-11-23T10:00:00Z' };
  expect(isBackupDue(state, daily, at('2026-11-23T12:00:00Z'))).toBe(false);
  expect(isBackupDue(state, daily, at('2026-11-23T17:00:00Z'))).toBe(true);
});

test('a failed backup is repeated after an hour', () => {
  const state = {
    startedAt: '2026-11-23T10:00:00Z',
    succeededAt,
    failedAt: '2026-11-23T10:05:00Z',
    reason: 'disk full',
  };
  expect(isBackupDue(state, daily, at('2026-11-23T11:04:00Z'))).toBe(false);
  expect(isBackupDue(state, daily, at('2026-11-23T11:05:00Z'))).toBe(true);
  expect(findBackupProblem(state, daily, at('2026-11-23T10:06:00Z'))).toBe(
    'The last backup is of 2026-11-22 10:00 UTC, the next one failed: disk full',
  );
});

test('staff are warned once the planned backup is two hours late', () => {
  const state = { ...noBackups, succeededAt };
  expect(findBackupProblem(state, daily, at('2026-11-23T11:59:00Z'))).toBeNull();
  expect(findBackupProblem(state, daily, at('2026-11-23T12:01:00Z'))).toBe(
    'The last backup is of 2026-11-22 10:00 UTC, BACKUP_SCHEDULE is daily 10:00',
  );
  expect(findBackupProblem(noBackups, daily, at('2026-11-23T12:01:00Z'))).toMatch(/^There is no backup yet, /);
  const started = { ...noBackups, startedAt: '2026-11-23T12:00:00.000Z' };
  expect(findBackupProblem(started, daily, at('2026-11-23T12:01:00Z'))).toBeNull();
  expect(findBackupProblem(started, daily, at('2026-11-23T14:01:00Z'))).toMatch(/^There is no backup yet, /);
  expect(findBackupProblem(state, schedule('hourly'), at('2026-11-22T12:59:00Z'))).toBeNull();
  expect(findBackupProblem(state, schedule('hourly'), at('2026-11-22T13:01:00Z'))).not.toBeNull();
});

test.each(['', '7', 'daily', '0 daily', '7 daily 4 weekly', '7 daily, 3 daily', '7 yearly'])(
  'retention does not accept %j',
  (text) => expect(parseBackupRetention(text)).toBeNull(),
);

const daysBefore = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({ time: new Date(Date.UTC(2026, 10, 23 - index, 10)) }));

test('retention keeps the newest of each of the last days, weeks and months', () => {
  const backups = daysBefore(400);
  const expired = new Set(findExpiredBackups(backups, parseBackupRetention('7 daily, 4 weekly, 12 monthly') ?? {}));
  const kept = backups.filter((backup) => !expired.has(backup)).map(({ time }) => time.toISOString().slice(0, 10));
  expect(kept).toEqual([
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    // Sundays end the weeks; the newest of this week and of the last one are among the days.
    '2026-11-15',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ]);
});

test('retention never deletes the only backup, however old', () => {
  expect(findExpiredBackups(daysBefore(1), { daily: 1 })).toEqual([]);
  expect(findExpiredBackups(daysBefore(3), { daily: 1 })).toEqual(daysBefore(3).slice(1));
});

test('a file name tells the installation and the time', () => {
  const time = at('2026-11-23T10:00:07Z');
  const name = backupFileName('backup', backupHost('http://localhost:3000'), time);
  expect(name).toBe('backup-localhost-3000-2026-11-23T10-00-07Z.tar.gz');
  expect(parseBackupFileName(name)).toEqual({ name, kind: 'backup', host: 'localhost-3000', time });
  expect(parseBackupFileName('backup-x-2026-13-23T10-00-07Z.tar.gz')).toBeNull();
  expect(parseBackupFileName('photos.tar.gz')).toBeNull();
});
