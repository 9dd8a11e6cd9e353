import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { events } from '@domain/page/blocks';
import type { SectionOf } from '@domain/page/definition';
import type { TaproomSummary } from '@domain/taproom/schema';
import { eventQueries } from '../../../api/events';
import { Skeleton } from '../../../ui/skeleton';
import { ActionLink, FramedSection, type SectionProps, SectionIntro } from '../../shared/composed-section';
import { SectionError } from '../../shared/status/section-error';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { EventTiles } from './event-tile';

/** Three placeholders of an `EventTile`'s size. */
const EventTileSkeletons = () => (
  <div role="status" className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
    <span className="sr-only">Loading events…</span>
    {[1, 2, 3].map((tile) => (
      <Skeleton key={tile} className="h-[34rem]" />
    ))}
  </div>
);

type Section = SectionOf<typeof events>;

/** Also prefetched by the page's loader. A hidden taproom has no events. */
export function nextEventsQuery({ taproom, category, limit }: Section, taprooms: readonly TaproomSummary[]) {
  const name = taprooms.find(({ slug }) => slug === taproom)?.name;
  return {
    ...eventQueries.upcoming({
      tapRoom: name ?? taproom ?? undefined,
      category: category ?? undefined,
      limit,
      hasCancelled: true,
    }),
    enabled: taproom === null || name !== undefined,
  };
}

/** The next events of a taproom or a category, as cards. */
export function NextEvents({ section, frame }: SectionProps<typeof events>) {
  const { heading, text, actionLabel, actionHref } = section;
  const id = useId();
  return (
    <FramedSection frame={frame} labelledBy={id}>
      <SectionIntro
        id={id}
        heading={heading}
        text={text}
        action={<ActionLink label={actionLabel} href={actionHref} variant="outline" />}
      />
      <Events section={section} isOnChar={frame.tone === 'char'} />
    </FramedSection>
  );
}

function Events({ section, isOnChar }: { section: Section; isOnChar: boolean }) {
  const { data: upcoming = [], isLoading, isError, refetch } = useQuery(nextEventsQuery(section, useTaprooms()));
  if (isLoading) return <EventTileSkeletons />;
  if (isError) return <SectionError message="Failed to load events" onRetry={() => void refetch()} />;
  if (upcoming.length === 0) return <p className="border-y border-line py-12 text-lead">{section.emptyText}</p>;
  return <EventTiles events={upcoming} isOnChar={isOnChar} />;
}
