import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { Event } from '@domain/event/event';
import { eventPath } from '@domain/event/slug';
import type { eventHero } from '@domain/page/components/event';
import type { ValuesOf } from '@domain/page/fields';
import { Container } from '../../../ui/container';
import { SmartLink } from '../../../ui/smart-link';
import { ShareButton } from '../../shared/share/share-button';
import { useNow, useSite } from '../../site-context';
import { EventActions } from './event-actions';
import { EventBadges } from './event-badges';
import { EventDateTime } from './event-date-time';
import { EventNotice } from './event-notice';
import { EventPhoto } from './event-photo';
import { getEventState, isCancelled } from './event-state';

/** Id of the heading, which names the page's `article`. */
export const eventTitleId = 'event-title';

/** Longer titles are set in a smaller size. */
const maxLargeTitleLength = 28;

/** Photo on the right, text on the left; on phones the photo first. */
export function EventHero({ texts, event }: { texts: ValuesOf<typeof eventHero>; event: Event }) {
  const site = useSite();
  const state = getEventState(event, useNow(), site);
  const isOff = state === 'cancelled' || state === 'ended';
  return (
    <div className="bg-ink pt-(--header-tall) print:p-0">
      <Container width="wide">
        <SmartLink
          href="/events"
          className="inline-flex min-h-11 items-center gap-2 font-display text-lg font-semibold tracking-[0.08em] uppercase hover:text-amber md:mt-4 print:hidden"
        >
          <ArrowLeft aria-hidden className="size-5" />
          {texts.backLabel}
        </SmartLink>
        <div className="grid gap-x-14 gap-y-8 pt-3 pb-14 md:pt-6 md:pb-20 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] print:block print:pb-4">
          <EventPhoto
            event={event}
            sizes="(min-width: 1600px) 800px, (min-width: 1024px) 52vw, 100vw"
            priority
            className="aspect-3/2 w-full rounded-card bg-ash object-cover lg:aspect-4/3"
            frameClassName="self-start lg:order-2 print:hidden"
          />
          <div className="min-w-0 self-center">
            <EventBadges event={event} />
            <h1
              id={eventTitleId}
              className={`mt-5 wrap-anywhere ${event.title.length > maxLargeTitleLength ? 'text-title' : 'text-page'} ${isCancelled(event) ? 'text-smoke line-through decoration-rust-light decoration-4' : ''}`}
            >
              {event.title}
            </h1>
            <EventDateTime event={event} className="mt-6 text-xl" />
            <EventNotice texts={texts} state={state} className="mt-8" />
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              {!isOff && <EventActions event={event} isOnOwnPage className="items-center" />}
              <ShareButton title={event.title} url={site.publicUrl + eventPath(event)} />
            </div>
          </div>
        </div>
      </Container>
    </div>
  );
}
