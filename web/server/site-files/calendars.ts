import { toCalendarFeed, toCalendarFile } from '@domain/calendar/icalendar';
import type { Event, TapRoom } from '@domain/event/event';
import { selectFeedEvents } from '@domain/calendar/feed-events';
import { feedPaths } from '@domain/calendar/paths';
import type { Settings } from '@domain/settings/settings';
import type { ApiCache } from '../api/api-cache';
import type { Produced } from '../cache/response-cache';
import { createDependencies, readPart, type Dependencies } from '../cache/dependencies';
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

type Options = { settings: Settings; answers: ApiCache };

export type Calendars = ReturnType<typeof createCalendars>;

export function createCalendars({ settings, answers }: Options) {
  const { publicUrl, brand } = settings;
  const source = { publicUrl, brandName: brand.name };

  /** Includes cancelled events, which subscribed calendars must mark as such. */
  const fetchFeed = async (ledger: Dependencies) =>
    (await readPart<{ events: Event[] }>(answers, ledger, '/events/feed')).events;

  async function fetchEvent(ledger: Dependencies, id: string): Promise<Event | undefined> {
    return (await readPart<{ event?: Event }>(answers, ledger, `/events/${id}`)).event;
  }

  async function toEntry(key: string, ledger: Dependencies, text: string, headers?: string[]): Promise<Produced> {
    const entry = siteFileEntry({
      key,
      contentType: 'text/calendar; charset=utf-8',
      text,
      nouns: [...ledger.nouns()],
      freshUntil: ledger.freshUntil(),
      headers,
    });
    return { entry, cacheable: !ledger.isStale() };
  }

  return {
    async feed(key: string, tapRoom: TapRoom): Promise<Produced> {
      const ledger = createDependencies();
      const events = selectFeedEvents(await fetchFeed(ledger), tapRoom, new Date());
      const name = tapRoom === 'All' ? `${brand.name} Events` : `${brand.name} Events, ${tapRoom}`;
      return toEntry(key, ledger, toCalendarFeed(events, name, source));
    },
    /** Throws `UnknownEventError`. */
    async file(key: string, id: string): Promise<Produced> {
      if (!/^[\w-]{1,64}$/.test(id)) throw new EventNotFoundError();
      const ledger = createDependencies();
      const event = (await fetchEvent(ledger, id)) ?? (await fetchFeed(ledger)).find(({ _id }) => _id === id);
      if (!event) throw new EventNotFoundError();
      const attachment = ['Content-Disposition', `attachment; filename="event-${id}.ics"`];
      return toEntry(key, ledger, toCalendarFile(event, source), attachment);
    },
  };
}
