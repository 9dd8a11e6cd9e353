import type { eventHero } from '@domain/page/components/event';
import type { ValuesOf } from '@domain/page/fields';
import { SmartLink } from '../../../ui/smart-link';
import type { EventState } from './event-state';

type Texts = ValuesOf<typeof eventHero>;

const messages: Partial<Record<EventState, keyof Texts>> = { cancelled: 'cancelledText', ended: 'endedText' };

type EventNoticeProps = { texts: Texts; state: EventState; className?: string };

/** Says that an event does not take place any more, with a way on; empty for all others. */
export function EventNotice({ texts, state, className = '' }: EventNoticeProps) {
  const message = messages[state];
  if (!message) return null;
  const tone = state === 'cancelled' ? 'border-rust-light' : 'border-bark';
  return (
    <div className={`border-l-4 bg-char px-5 py-4 text-lg ${tone} ${className}`}>
      <p className="font-semibold">{texts[message]}</p>
      <SmartLink
        href="/events"
        className="inline-flex min-h-11 items-center text-amber underline underline-offset-4 hover:text-oat print:hidden"
      >
        {texts.upcomingLabel}
      </SmartLink>
    </div>
  );
}
