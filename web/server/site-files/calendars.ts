import { calendarFeed, calendarFile } from '@domain/event/calendar';
import type { Event, TapRoom } from '@domain/event/event';
import { feedEvents } from '@domain/event/feed';
import { feedPaths } from '@domain/event/feed-paths';
import type { Settings } from '@domain/settings/settings';
import type { Answers } from '../api/answers';
import type { Made } from '../cache/keeper';
import { createLedger, readPart, type Ledger } from '../pages/ledger';
import { siteFileEntry } from './site-file';

/** Calendar subscriptions (decisions.md, "Calendar"). A taproom's feed includes the events of `All`. */
export const feeds = {
  [feedPaths.All]: 'All',
  [feedPaths.Auburn]: 'Auburn',
  [feedPaths.Folsom]: 'Folsom',
} as const satisfies Record<string, TapRoom>;

export class EventNotFoundError extends Error {
  override name = 'UnknownEventError';
}

type Options = { settings: Settings; answers: Answers };

export type Calendars = ReturnType<typeof createCalendars>;

export function createCalendars({ settings, answers }: Options) {
  const { publicUrl, brand } = settings;
  const source = { publicUrl, brewery: brand.name };

  /** Includes cancelled events, which subscribed calendars must mark as such. */
  const fetchFeed = async (ledger: Ledger) =>
    (await readPart<{ events: Event[] }>(answers, ledger, '/events/feed')).events;

  async function fetchEvent(ledger: Ledger, id: string): Promise<Event | undefined> {
    return (await readPart<{ event?: Event }>(answers, ledger, `/events/${id}`)).event;
  }

  async function toEntry(key: string, ledger: Ledger, text: string, headers?: string[]): Promise<Made> {
    const entry = siteFileEntry({
      key,
      contentType: 'text/calendar; charset=utf-8',
      text,
      nouns: [...ledger.nouns()],
      freshUntil: ledger.freshUntil(),
      headers,
    });
    return { entry, keep: !ledger.isStale() };
  }

  return {
    async feed(key: string, tapRoom: TapRoom): Promise<Made> {
      const ledger = createLedger();
      const events = feedEvents(await fetchFeed(ledger), tapRoom, new Date());
      const name = tapRoom === 'All' ? `${brand.name} Events` : `${brand.name} Events, ${tapRoom}`;
      return toEntry(key, ledger, calendarFeed(events, name, source));
    },
    /** Throws `UnknownEventError`. */
    async file(key: string, id: string): Promise<Made> {
      if (!/^[\w-]{1,64}$/.test(id)) throw new EventNotFoundError();
      const ledger = createLedger();
      const event = (await fetchEvent(ledger, id)) ?? (await fetchFeed(ledger)).find(({ _id }) => _id === id);
      if (!event) throw new EventNotFoundError();
      const attachment = ['Content-Disposition', `attachment; filename="event-${id}.ics"`];
      return toEntry(key, ledger, calendarFile(event, source), attachment);
    },
  };
}
