import { calendarFeed, calendarFile } from '@domain/event/calendar';
import type { Event, TapRoom } from '@domain/event/event';
import { feedEvents } from '@domain/event/feed';
import type { Settings } from '@domain/settings/settings';
import type { Answers } from '../api/answers';
import type { Made } from '../cache/keeper';
import { createLedger, readPart, type Ledger } from '../pages/ledger';
import { siteFileEntry } from './site-file';

/** The feeds that calendars subscribe to (decisions.md, "Calendar"); a taproom's feed includes what is at both. */
export const feeds: Record<string, TapRoom> = {
  '/events.ics': 'All',
  '/events/auburn.ics': 'Auburn',
  '/events/folsom.ics': 'Folsom',
};

export class UnknownEventError extends Error {
  override name = 'UnknownEventError';
}

type Options = { settings: Settings; answers: Answers };

export type Calendars = ReturnType<typeof createCalendars>;

export function createCalendars({ settings, answers }: Options) {
  const { publicUrl, brand } = settings;
  const source = { publicUrl, brewery: brand.name };

  /** Cancelled events too, which the public lists leave out and calendars must strike out. */
  const announced = async (ledger: Ledger) =>
    (await readPart<{ events: Event[] }>(answers, ledger, '/events/feed')).events;

  async function published(ledger: Ledger, id: string): Promise<Event | undefined> {
    return (await readPart<{ event?: Event }>(answers, ledger, `/events/${id}`)).event;
  }

  async function file(key: string, ledger: Ledger, text: string, headers?: string[]): Promise<Made> {
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
      const events = feedEvents(await announced(ledger), tapRoom, new Date());
      const name = tapRoom === 'All' ? `${brand.name} Events` : `${brand.name} Events, ${tapRoom}`;
      return file(key, ledger, calendarFeed(events, name, source));
    },
    /** Throws `UnknownEventError`. */
    async file(key: string, id: string): Promise<Made> {
      if (!/^[\w-]{1,64}$/.test(id)) throw new UnknownEventError();
      const ledger = createLedger();
      const event = (await published(ledger, id)) ?? (await announced(ledger)).find(({ _id }) => _id === id);
      if (!event) throw new UnknownEventError();
      const attachment = ['Content-Disposition', `attachment; filename="event-${id}.ics"`];
      return file(key, ledger, calendarFile(event, source), attachment);
    },
  };
}
