import { useId } from 'react';
import type { Event } from '@domain/event/schema';
import { isAloneInRow } from '../../shared/gallery-layout';
import { ClampedText, EventBadges, EventDateTime, EventPhoto, EventTitleLink } from './event-parts';
import { EventActions } from './event-actions';

type EventTilesProps = { events: readonly Event[]; isOnChar?: boolean };

const columnsByCount: Record<number, string> = { 1: 'max-w-3xl', 2: 'md:grid-cols-2', 4: 'md:grid-cols-2' };
const threeColumns = 'md:grid-cols-2 lg:grid-cols-3';

type TileLayout = { item: string; card: string; photo: string; frame: string };

/** A card that would be alone in a row of two or three is as wide as the row, with its photo beside the text. */
const wideOfTwo: TileLayout = {
  item: 'md:max-lg:col-span-2',
  card: 'md:max-lg:flex-row',
  photo: 'md:max-lg:absolute md:max-lg:rounded-none',
  frame: 'md:max-lg:w-[calc(50%-0.75rem)]',
};
const wideOfThree: TileLayout = {
  item: 'lg:col-span-3',
  card: 'lg:flex-row',
  photo: 'lg:absolute lg:rounded-none',
  frame: 'lg:w-[calc((100%-3rem)/3)]',
};

/** The layouts of the last of `count` cards; all others need none. Two and four cards fill their rows. */
const lastLayouts = (count: number): TileLayout[] =>
  count in columnsByCount
    ? []
    : [...(isAloneInRow(count, 2) ? [wideOfTwo] : []), ...(isAloneInRow(count, 3) ? [wideOfThree] : [])];

export const EventTiles = ({ events, isOnChar = false }: EventTilesProps) => (
  <ul
    className={`grid-cols-1 gap-6 ${events.length > 1 ? 'rail max-sm:*:w-[80vw] sm:grid' : 'grid'} ${columnsByCount[events.length] ?? threeColumns} ${isOnChar ? '*:*:bg-ink' : ''}`}
  >
    {events.map((event, index) => {
      const layouts = index === events.length - 1 ? lastLayouts(events.length) : [];
      return (
        <li key={event._id} className={`min-w-0 ${layouts.map(({ item }) => item).join(' ')}`}>
          <EventTile event={event} layouts={layouts} />
        </li>
      );
    })}
  </ul>
);

/** A page may have an event in two grids, so the ids are not those of the event. */
function EventTile({ event, layouts }: { event: Event; layouts: readonly TileLayout[] }) {
  const titleId = useId();
  const dateId = useId();
  return (
    <article
      aria-labelledby={`${titleId} ${dateId}`}
      className={`flex h-full flex-col bg-char ${layouts.map(({ card }) => card).join(' ')}`}
    >
      <EventPhoto
        event={event}
        sizes="(min-width: 1600px) 496px, (min-width: 1024px) 32vw, (min-width: 768px) 50vw, 100vw"
        className={`aspect-3/2 size-full rounded-t-card bg-ash object-cover ${layouts.map(({ photo }) => photo).join(' ')}`}
        frameClassName={`shrink-0 ${layouts.map(({ frame }) => frame).join(' ')} print:hidden`}
      />
      <div className="flex grow flex-col p-6">
        <EventBadges event={event} />
        <h3 id={titleId} className="mt-4 text-heading">
          <EventTitleLink event={event} />
        </h3>
        <EventDateTime event={event} dateId={dateId} className="mt-3 text-base" />
        {event.description && (
          <ClampedText subject={event.title} className="mt-4">
            {event.description}
          </ClampedText>
        )}
        <EventActions event={event} className="mt-auto flex-col items-start pt-6" />
      </div>
    </article>
  );
}
