/** The taps of the demo, what they pour, and the kegs of the last months. */
import type { EndReason } from '#domain/tap/constants';
import { findDemoTaproom } from '#domain/taproom/demo';
import type { TaproomHours } from '#domain/taproom/open-status';
import { findDayHours } from '#domain/taproom/week-hours';
import { addDays } from '#domain/time/plain-date';
import { minutesToTime } from '#domain/time/time-of-day';
import { fromZonedDateTime, todayIn } from '#domain/time/zone';
import { seedDefaultPours } from '#lib/default-pours';
import { taproomUid } from '#lib/taproom/document';
import { beerUid } from '../api/beer/document';
import { listCheckUid, pouringUid, tapUid } from '../api/tap/document';
import { defaultPours, formerDrinks, poursOf, tapLists, type SeedDrink, type SeedTapList } from './data/taps';

const minuteMs = 60_000;

/** Nothing happens in a taproom while it is closed: the time itself if it is open, else twenty minutes before it last closed. */
export function whileOpen({ openingHours, timeZone }: TaproomHours, time: Date): Date {
  const today = todayIn(timeZone, time);
  for (let daysAgo = 0; daysAgo < 7; daysAgo += 1) {
    const date = addDays(today, -daysAgo);
    const toInstant = (minutes: number) => fromZonedDateTime(timeZone, date, minutesToTime(minutes));
    const last = findDayHours(openingHours, date).ranges?.findLast(({ opens }) => toInstant(opens) <= time);
    if (!last) continue;
    const closes = toInstant(last.closes);
    return time <= closes ? time : new Date(closes.getTime() - 20 * minuteMs);
  }
  return time;
}

type Ids = { documentId: string };
type TapIds = Ids & { number: number };
type Keg = { tappedAt: Date; endedAt: Date; reason: EndReason; drink: SeedDrink };

const historyDays = 120;
const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * minuteMs);

/** Kegs are changed in the afternoon and in the evening. */
const changeTimes = ['16:20', '18:45', '17:10', '19:30', '15:40', '20:15'];

/** The same at each first start: a fraction that looks random. */
const scatter = (seed: number) => {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
};

const changedAt = (taproom: TaproomHours, now: Date, daysAgo: number, seed: number) => {
  const date = addDays(todayIn(taproom.timeZone, now), -daysAgo);
  return whileOpen(
    taproom,
    fromZonedDateTime(taproom.timeZone, date, changeTimes[seed % changeTimes.length] ?? '17:00'),
  );
};

const endReasonOf = (seed: number): EndReason => {
  const share = scatter(seed + 0.5);
  if (share < 0.8) return 'kicked';
  return share < 0.95 ? 'rotated' : 'quality';
};

/** Most kegs are followed by the next one within minutes. Some are not: no keg was cold, or the bar was closing. */
const gapMinutes = [4, 6, 4, 45, 5, 4, 21 * 60, 4, 130, 46 * 60];
const gapAfter = (seed: number) => gapMinutes[Math.floor(scatter(seed + 11) * gapMinutes.length)] ?? 4;

/** The kegs of a tap, back from the day on which the present one was tapped. Each lasts 4 to 20 days. */
function formerKegs(taproom: TaproomHours, firstDay: number, tap: number, now: Date): Keg[] {
  const kegs: Keg[] = [];
  let nextTappedAt = changedAt(taproom, now, firstDay, tap);
  for (let day = firstDay, index = 1; day < historyDays; index += 1) {
    const seed = tap * 31 + index;
    day += 4 + Math.floor(scatter(seed) * scatter(seed + 7) * 17);
    const tappedAt = changedAt(taproom, now, day, seed);
    const drink = formerDrinks[(tap * 5 + index * 4) % formerDrinks.length] as SeedDrink;
    const endedAt = whileOpen(taproom, minutesBefore(nextTappedAt, gapAfter(seed)));
    kegs.push({ tappedAt, endedAt, reason: endReasonOf(seed), drink });
    nextTappedAt = tappedAt;
  }
  return kegs;
}

type Data = Record<string, unknown>;
const create = (uid: typeof tapUid | typeof pouringUid | typeof listCheckUid, data: Data): Promise<Ids> =>
  strapi.documents(uid).create({ data: data as never });

async function seedTapList(list: SeedTapList, beerIds: Map<string, string>, now: Date): Promise<void> {
  const taproom: Ids | null = await strapi.db.query(taproomUid).findOne({ where: { slug: list.taproom } });
  const hours = findDemoTaproom(list.taproom);
  if (!taproom || !hours) return;
  const drinkData = (drink: SeedDrink): Data =>
    typeof drink === 'string'
      ? { beer: beerIds.get(drink) }
      : {
          guestKind: drink.kind,
          guestName: drink.name,
          guestProducer: drink.producer,
          guestStyle: drink.style,
          guestAbv: drink.abv,
        };
  const pour = (tap: Ids | undefined, drink: SeedDrink, data: Data) =>
    create(pouringUid, {
      taproom: taproom.documentId,
      tap: tap?.documentId ?? null,
      pours: poursOf(drink),
      ...drinkData(drink),
      ...data,
    });
  const taps: TapIds[] = [];
  for (const [index, { label = null }] of list.taps.entries()) {
    const number = index + 1;
    const tap = await create(tapUid, { taproom: taproom.documentId, number, label, position: index });
    taps.push({ ...tap, number });
  }
  const { justKicked } = list;
  for (const [index, { drink, daysAgo, level }] of list.taps.entries()) {
    const tap = taps[index];
    const number = index + 1;
    if (drink) await pour(tap, drink, { state: 'on', level, tappedAt: changedAt(hours, now, daysAgo, number) });
    if (justKicked?.tap === number) {
      const endedAt = whileOpen(hours, minutesBefore(now, justKicked.minutesAgo));
      const tappedAt = changedAt(hours, now, daysAgo, number);
      await pour(tap, justKicked.drink, { state: 'off', tappedAt, endedAt, reason: 'kicked' });
    }
    for (const { drink: former, ...keg } of formerKegs(hours, daysAgo, number, now)) {
      await pour(tap, former, { state: 'off', ...keg });
    }
  }
  for (const [position, { drink, tap }] of list.onDeck.entries()) {
    await pour(
      taps.find(({ number }) => number === tap),
      drink,
      { state: 'on-deck', position },
    );
  }
  await create(listCheckUid, {
    taproom: taproom.documentId,
    checkedAt: whileOpen(hours, minutesBefore(now, list.checkedMinutesAgo)),
    checkedBy: null,
  });
}

/** All or nothing, and on SQLite much faster in one transaction. */
export async function seedTaps(now: Date): Promise<void> {
  await strapi.db.transaction(async () => {
    if ((await strapi.db.query(tapUid).count()) > 0) return;
    const beers: { name: string; documentId: string }[] = await strapi.db
      .query(beerUid)
      .findMany({ select: ['name', 'documentId'] });
    const beerIds = new Map(beers.map(({ name, documentId }) => [name, documentId]));
    for (const list of tapLists) await seedTapList(list, beerIds, now);
    const { pours, styles, beers: ofBeers } = defaultPours;
    await seedDefaultPours({
      pours,
      exceptions: [
        ...Object.entries(styles).map(([style, poursOfStyle]) => ({ style, beer: null, pours: poursOfStyle })),
        ...Object.entries(ofBeers).flatMap(([name, poursOfBeer]) => {
          const beer = beerIds.get(name);
          return beer ? [{ style: null, beer, pours: poursOfBeer }] : [];
        }),
      ],
    });
  });
}
