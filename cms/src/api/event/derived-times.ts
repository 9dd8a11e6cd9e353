/** When events start and end: in the time zone of their taproom; in that of the brewery for those in all taprooms. */
import type { Core } from '@strapi/strapi';
import { getEndInstant, getStartInstant } from '#domain/event/schedule';
import { zoneOffset } from '#domain/time/zone';
import type { DerivedColumns } from '#lib/derived-columns';
import { refillRows } from '#lib/derived-columns-refill';
import { lockExclusive, lockShared } from '#lib/mutex';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { eventUid } from './document';
import { eventDates } from './serialize';

/** Null for a date that only a direct write to the database can have stored. */
const validOrNull = (instant: Date) => (Number.isNaN(instant.getTime()) ? null : instant);

/** Zones differ between versions of the system, and a write to the database can have stored anything. */
function isKnown(timeZone: string): boolean {
  try {
    return Number.isFinite(zoneOffset(timeZone, new Date(0)));
  } catch {
    return false;
  }
}

type RelatedRow = { taproom?: { timeZone: string | null } | null; timeZone: string };

const findTimeZone = ({ taproom, timeZone }: RelatedRow) =>
  taproom?.timeZone && isKnown(taproom.timeZone) ? taproom.timeZone : timeZone;

const lockKey = 'time zones of events';

export const derivedEventTimes: DerivedColumns = {
  uid: eventUid,
  sources: ['startDate', 'endDate', 'startTime', 'endTime', 'taproom'],
  sorted: [],
  derive(row) {
    const dates = eventDates(row);
    const timeZone = findTimeZone(row as RelatedRow);
    return {
      startsAt: validOrNull(getStartInstant(dates, timeZone)),
      endsAt: validOrNull(getEndInstant(dates, timeZone)),
    };
  },
  related: {
    populate: { taproom: { select: ['timeZone'] } },
    readShared: async () => ({ timeZone: await fetchTimeZone() }),
    lock: () => lockShared(strapi, lockKey),
  },
};

/** Waits for writes of events that still use the zone before, and makes later ones wait for the new zone. */
export const lockTimeZones = () => lockExclusive(strapi, lockKey);

/** After a change of the zone of these events. */
export async function refillEventTimes(strapi: Core.Strapi, where: object): Promise<void> {
  await strapi.db.transaction(({ trx }) => refillRows(strapi, trx, derivedEventTimes, where));
}
