import { afterEach, expect, test, vi } from 'vitest';
import { computeOffsets, findOffset, createIntlOffsetLookup, type ZoneOffsets } from './zone-offsets';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** A module without what others have asked before, as in a browser that has just begun. */
const freshPacific = () => import('./pacific');

const decade = [Date.UTC(2020, 0), Date.UTC(2030, 0)] as const;

/** The same every time: a failure can be looked into. */
function* instants(count: number, from: number, until: number) {
  for (let seed = 1, made = 0; made < count; made++) {
    seed = (seed * 48_271) % 2_147_483_647;
    yield Math.floor(from + (seed / 2_147_483_647) * (until - from));
  }
}

function watchIntl() {
  const { DateTimeFormat } = Intl;
  return vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...given) {
    return new DateTimeFormat(...given);
  });
}

/** What a wall clock shows, from `Intl` alone. */
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'short',
  timeStyle: 'short',
});

test('of two years four changes are found, to the second', () => {
  const { changes, until } = computeOffsets(
    createIntlOffsetLookup('America/Los_Angeles'),
    Date.UTC(2026, 0),
    Date.UTC(2028, 0),
  );
  expect(changes.map(([from, minutes]) => [new Date(from).toISOString(), minutes])).toEqual([
    ['2026-01-01T00:00:00.000Z', -480],
    ['2026-03-08T10:00:00.000Z', -420],
    ['2026-11-01T09:00:00.000Z', -480],
    ['2027-03-14T10:00:00.000Z', -420],
    ['2027-11-07T09:00:00.000Z', -480],
  ]);
  expect(until).toBe(Date.UTC(2028, 0));
});

test.each(['America/Los_Angeles', 'Europe/London', 'Asia/Kolkata', 'Australia/Lord_Howe'])(
  'the table of %s agrees with Intl at any instant and around each change',
  (zone) => {
    const ask = createIntlOffsetLookup(zone);
    const table = computeOffsets(ask, ...decade);
    const edges = table.changes.flatMap(([from]) => [from - 1, from, from + 1]).filter((edge) => edge >= decade[0]);
    for (const instant of [...instants(2000, ...decade), ...edges, decade[1] - 1]) {
      expect([instant, findOffset(table, instant)]).toEqual([instant, ask(instant)]);
    }
    expect([findOffset(table, decade[0] - 1), findOffset(table, decade[1])]).toEqual([undefined, undefined]);
  },
);

test('a table may begin and end at a change', () => {
  const ask = createIntlOffsetLookup('America/Los_Angeles');
  const [spring, autumn] = [Date.parse('2026-03-08T10:00:00Z'), Date.parse('2026-11-01T09:00:00Z')];
  expect(computeOffsets(ask, spring, autumn).changes).toEqual([[spring, -420]]);
  expect(computeOffsets(ask, spring - 1000, autumn + 1000).changes).toEqual([
    [spring - 1000, -480],
    [spring, -420],
    [autumn, -480],
  ]);
});

test('calendar and clock in Auburn are what Intl says, over three hundred years', async () => {
  const { toPacificDateTime: pacificMoment } = await freshPacific();
  for (const instant of instants(3000, Date.UTC(1890, 0), Date.UTC(2210, 0))) {
    const { date, time } = pacificMoment(new Date(instant));
    expect(`${date} ${time}`).toBe(wallClock.format(instant));
  }
});

test('a browser that has learned from the page does not ask Intl, and says the same', async () => {
  const server = await freshPacific();
  const now = new Date('2026-07-04T19:00:00Z');
  const sent = JSON.stringify(server.pacificOffsetsAround(now));
  const moments = [...instants(500, Date.UTC(2025, 0), Date.UTC(2029, 0))].map((instant) => new Date(instant));
  const expected = moments.map(server.toPacificDateTime);
  // It travels with every page.
  expect(sent.length).toBeLessThan(250);

  vi.resetModules();
  const browser = await freshPacific();
  const intl = watchIntl();
  browser.preloadPacificOffsets(JSON.parse(sent) as ZoneOffsets);
  expect(moments.map(browser.toPacificDateTime)).toEqual(expected);
  expect(browser.fromPacificDateTime('2028-12-30', '17:00').toISOString()).toBe('2028-12-31T01:00:00.000Z');
  expect(intl).not.toHaveBeenCalled();

  expect(browser.toPacificDateTime(new Date('2031-07-04T19:00:00Z'))).toEqual({ date: '2031-07-04', time: '12:00' });
  expect(intl).toHaveBeenCalledOnce();
});

test.each(['1850-01-01T12:00:00Z', '2300-07-01T12:00:00Z'])(
  'far away, at %s, Intl is asked as before',
  async (text) => {
    const { toPacificDateTime: pacificMoment } = await freshPacific();
    const { date, time } = pacificMoment(new Date(text));
    expect(`${date} ${time}`).toBe(wallClock.format(new Date(text)));
  },
);

test('no instant at all is refused', async () => {
  const { toPacificDateTime: pacificMoment } = await freshPacific();
  expect(() => pacificMoment(new Date(Number.NaN))).toThrow(RangeError);
});

test('nothing of Intl is made before somebody asks', async () => {
  const intl = watchIntl();
  await freshPacific();
  expect(intl).not.toHaveBeenCalled();
});
