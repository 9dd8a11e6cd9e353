import { calendarFeed, calendarFile } from '@domain/event/calendar';
import type { Event, TapRoom } from '@domain/event/event';
import { feedEvents } from '@domain/event/feed';
import type { Settings } from '@domain/settings/settings';
import { nextMinute, type Answers } from '../api/answers';
import { makeEntry } from '../cache/entry';
import type { Keeper, Loaded, Made } from '../cache/keeper';
import { secretFor } from '../secrets';
import { UpstreamError, type Upstream } from '../upstream';
import { siteFileEntry } from './site-file';

/** The feeds that calendars subscribe to (decisions.md, "Calendar"); a taproom's feed includes what is at both. */
export const feeds: Record<string, TapRoom> = {
  '/events.ics': 'All',
  '/events/auburn.ics': 'Auburn',
  '/events/folsom.ics': 'Folsom',
};

const calendarType = 'text/calendar; charset=utf-8';

type Options = { settings: Settings; keeper: Keeper; upstream: Upstream; answers: Answers };

export class UnknownEventError extends Error {
  override name = 'UnknownEventError';
}

export type Calendars = ReturnType<typeof createCalendars>;

export function createCalendars({ settings, keeper, upstream, answers }: Options) {
  const { publicUrl, brand } = settings;
  const source = { publicUrl, brewery: brand.name };

  /** The cms tells web alone about cancelled events, which the public lists leave out and calendars must strike out. */
  async function askForAll(): Promise<Made> {
    const { status, body } = await upstream.get('/api/events/feed', { 'X-Edge-Token': secretFor('edge', settings) });
    if (status !== 200) throw new UpstreamError(`The cms answers the feed with ${status}`);
    const entry = await makeEntry({
      // No address begins without a slash: this one is for us.
      key: 'events-feed',
      status,
      contentType: 'application/json',
      body,
      cacheControl: 'no-store',
      nouns: ['event'],
      freshUntil: nextMinute(Date.now()),
    });
    return { entry, keep: true };
  }

  const allEvents = async () => (await read<{ events: Event[] }>(keeper.load('events-feed', askForAll))).events;

  async function published(id: string): Promise<Event | undefined> {
    const loaded = await answers.loadPath(`/events/${id}`);
    return loaded.entry.status === 200 ? (await read<{ event: Event }>(loaded)).event : undefined;
  }

  const file = async (key: string, text: string, headers?: string[]): Promise<Made> => {
    const freshUntil = nextMinute(Date.now());
    const entry = await siteFileEntry({ key, contentType: calendarType, text, nouns: ['event'], freshUntil, headers });
    return { entry, keep: true };
  };

  return {
    async feed(key: string, tapRoom: TapRoom): Promise<Made> {
      const name = tapRoom === 'All' ? `${brand.name} Events` : `${brand.name} Events, ${tapRoom}`;
      return file(key, calendarFeed(feedEvents(await allEvents(), tapRoom, new Date()), name, source));
    },
    /** Throws `UnknownEventError`. */
    async file(key: string, id: string): Promise<Made> {
      if (!/^[\w-]{1,64}$/.test(id)) throw new UnknownEventError();
      const event = (await published(id)) ?? (await allEvents()).find(({ _id }) => _id === id);
      if (!event) throw new UnknownEventError();
      const attachment = ['Content-Disposition', `attachment; filename="event-${id}.ics"`];
      return file(key, calendarFile(event, source), attachment);
    },
  };
}

async function read<Answer>(loading: Loaded | Promise<Loaded>): Promise<Answer> {
  const { entry } = await loading;
  return JSON.parse(entry.variants.identity.body.toString()) as Answer;
}
