import {
  isTimeZone,
  normalizeTimeZone,
  endOfDayIn,
  fromZonedDateTime,
  toZonedDateTime,
  toZonedIso,
  type Clock,
  computeOffsets,
  createIntlOffsetLookup,
  findOffset,
} from './zone';
import { pacificTimeZone, parsePacificDate } from './pacific';

test.each([
  ['a summer evening', pacificTimeZone, '2026-07-04', '17:00', '2026-07-05T00:00:00.000Z'],
  ['a winter evening', pacificTimeZone, '2026-01-04', '17:00', '2026-01-05T01:00:00.000Z'],
  ['midnight', pacificTimeZone, '2026-07-04', '00:00', '2026-07-04T07:00:00.000Z'],
  ['the minute before daylight time starts', pacificTimeZone, '2026-03-08', '01:59', '2026-03-08T09:59:00.000Z'],
  ['a skipped time', pacificTimeZone, '2026-03-08', '02:30', '2026-03-08T10:30:00.000Z'],
  ['the hour after the skipped one', pacificTimeZone, '2026-03-08', '03:00', '2026-03-08T10:00:00.000Z'],
  ['the hour before daylight time ends', pacificTimeZone, '2026-11-01', '00:59', '2026-11-01T07:59:00.000Z'],
  ['a repeated time to its first occurrence', pacificTimeZone, '2026-11-01', '01:00', '2026-11-01T08:00:00.000Z'],
  ['the hour after the repeated one', pacificTimeZone, '2026-11-01', '02:00', '2026-11-01T10:00:00.000Z'],
  ['a skipped time in London', 'Europe/London', '2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
  ['a morning in Tokyo', 'Asia/Tokyo', '2026-07-04', '08:00', '2026-07-03T23:00:00.000Z'],
  ['a skipped half hour in Lord Howe', 'Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z'],
  ['a repeated half hour in Lord Howe', 'Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
])('converts %s to an instant', (_, timeZone, date, time, instant) =>
  expect(fromZonedDateTime(timeZone, date, time).toISOString()).toBe(instant),
);

test.each([
  ['America/New_York', '2026-07-04T03:59:59Z', '2026-07-03', '23:59'],
  ['Asia/Tokyo', '2026-07-04T15:00:00Z', '2026-07-05', '00:00'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', '2026-10-04', '02:30'],
])('in %s it is %s: %s %s', (timeZone, instant, date, time) =>
  expect(toZonedDateTime(timeZone, new Date(instant))).toEqual({ date, time }),
);

test('days are shorter and longer by what daylight time skips and repeats', () => {
  const hours = (timeZone: string, date: string) =>
    (endOfDayIn(timeZone, date).getTime() - fromZonedDateTime(timeZone, date, '00:00').getTime()) / 3_600_000;
  expect([
    hours(pacificTimeZone, '2026-03-07'),
    hours(pacificTimeZone, '2026-03-08'),
    hours(pacificTimeZone, '2026-11-01'),
    hours('Australia/Lord_Howe', '2026-10-04'),
    hours('Australia/Lord_Howe', '2026-04-05'),
    hours('America/Phoenix', '2026-03-08'),
  ]).toEqual([24, 23, 25, 23.5, 24.5, 24]);
});

test.each([
  ['America/Los_Angeles', true],
  ['UTC', true],
  ['America/Auburn', false],
  ['EST', false],
  ['', false],
])('%j is a time zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected));

test('a time zone gets the usual spelling of its name', () =>
  expect(['US/Pacific', 'america/new_york'].map(normalizeTimeZone)).toEqual([
    'America/Los_Angeles',
    'America/New_York',
  ]));

test.each([
  ['2026-07-05T00:00:00Z', '2026-07-04T17:00:00-07:00'],
  ['2026-03-08T09:59:59.999Z', '2026-03-08T01:59:00-08:00'],
  ['2026-03-08T10:00:00Z', '2026-03-08T03:00:00-07:00'],
])('formats %s as %s', (instant, iso) => expect(toZonedIso('America/Los_Angeles', new Date(instant))).toBe(iso));

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** A new module instance with an empty cache, as in a browser after page load. */
async function importPacific() {
  const zone = await import('./zone');
  return {
    ...zone,
    toPacificDateTime: (instant: Date) => zone.toZonedDateTime(pacificTimeZone, instant),
    fromPacificDateTime: (date: string, time: string) => zone.fromZonedDateTime(pacificTimeZone, date, time),
  };
}

const decade = [Date.UTC(2020, 0), Date.UTC(2030, 0)] as const;

/** Pseudo-random but reproducible. */
function* instants(count: number, from: number, until: number) {
  for (let seed = 1, generated = 0; generated < count; generated++) {
    seed = (seed * 48_271) % 2_147_483_647;
    yield Math.floor(from + (seed / 2_147_483_647) * (until - from));
  }
}

function spyOnDateTimeFormat() {
  const { DateTimeFormat } = Intl;
  return vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...parameters) {
    return new DateTimeFormat(...parameters);
  });
}

/** Formats as `2026-07-04 17:00`. */
const intlFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'short',
  timeStyle: 'short',
});

test.each(['America/Los_Angeles', 'Europe/London', 'Asia/Kolkata', 'Australia/Lord_Howe'])(
  'the offsets of %s equal those of Intl at random instants and around each change',
  (zone) => {
    const lookUp = createIntlOffsetLookup(zone);
    const table = computeOffsets(lookUp, ...decade);
    const edges = table.changes.flatMap(([from]) => [from - 1, from, from + 1]).filter((edge) => edge >= decade[0]);
    for (const instant of [...instants(2000, ...decade), ...edges, decade[1] - 1]) {
      expect([instant, findOffset(table, instant)]).toEqual([instant, lookUp(instant)]);
    }
    expect([findOffset(table, decade[0] - 1), findOffset(table, decade[1])]).toEqual([undefined, undefined]);
  },
);

test('a table can start and end at a change', () => {
  const lookUp = createIntlOffsetLookup('America/Los_Angeles');
  const [spring, fall] = [Date.parse('2026-03-08T10:00:00Z'), Date.parse('2026-11-01T09:00:00Z')];
  expect(computeOffsets(lookUp, spring, fall).changes).toEqual([[spring, -420]]);
  expect(computeOffsets(lookUp, spring - 1000, fall + 1000).changes).toEqual([
    [spring - 1000, -480],
    [spring, -420],
    [fall, -480],
  ]);
});

test('Pacific time equals that of Intl over three hundred years', async () => {
  const { toPacificDateTime } = await importPacific();
  for (const instant of instants(3000, Date.UTC(1890, 0), Date.UTC(2210, 0))) {
    const { date, time } = toPacificDateTime(new Date(instant));
    expect(`${date} ${time}`).toBe(intlFormat.format(instant));
  }
});

test('with preloaded offsets a browser returns the same results without Intl', async () => {
  const server = await importPacific();
  const now = new Date('2026-07-04T19:00:00Z');
  const serialized = JSON.stringify(server.readClock([pacificTimeZone, pacificTimeZone], now));
  const dates = [...instants(500, Date.UTC(2025, 0), Date.UTC(2029, 0))].map((instant) => new Date(instant));
  const expected = dates.map(server.toPacificDateTime);
  // It is part of every page.
  expect(serialized.length).toBeLessThan(275);

  vi.resetModules();
  const browser = await importPacific();
  const dateTimeFormat = spyOnDateTimeFormat();
  browser.preloadClock(JSON.parse(serialized) as Clock);
  expect(dates.map(browser.toPacificDateTime)).toEqual(expected);
  expect(browser.fromPacificDateTime('2028-12-30', '17:00').toISOString()).toBe('2028-12-31T01:00:00.000Z');
  expect(dateTimeFormat).not.toHaveBeenCalled();

  expect(browser.toPacificDateTime(new Date('2031-07-04T19:00:00Z'))).toEqual({ date: '2031-07-04', time: '12:00' });
  expect(dateTimeFormat).toHaveBeenCalledOnce();
});

test.each(['1850-01-01T12:00:00Z', '2300-07-01T12:00:00Z'])(
  'uses Intl for %s, which is outside the cached years',
  async (text) => {
    const { date, time } = (await importPacific()).toPacificDateTime(new Date(text));
    expect(`${date} ${time}`).toBe(intlFormat.format(new Date(text)));
  },
);

test('throws RangeError for an invalid date', async () => {
  const { toPacificDateTime } = await importPacific();
  expect(() => toPacificDateTime(new Date(Number.NaN))).toThrow(RangeError);
});

test.each([
  ['2026-07-04', '2026-07-04'],
  [' 2026-07-04T00:00:00 ', '2026-07-04'],
  ['2026-07-04T23:30', '2026-07-04'],
  ['2026-07-04T00:00:00.000Z', '2026-07-03'],
  ['2026-07-04T07:00:00Z', '2026-07-04'],
  ['2026-07-04T23:30:00-10:00', '2026-07-05'],
  ['2026-02-30', null],
  ['2026-07-04T99:00:00Z', null],
  ['July 4, 2026', null],
  ['', null],
])('parses %j as the Pacific date %s', (text, date) => expect(parsePacificDate(text)).toBe(date));
