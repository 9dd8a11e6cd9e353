import { useQuery } from '@tanstack/react-query';
import type { events } from '@domain/page/blocks';
import type { SectionOf } from '@domain/page/definition';
import type { TaproomSummary } from '@domain/taproom/schema';
import { eventQueries } from '../../../api/events';
import { ActionLink, FramedSection, type SectionProps } from '../../shared/composed-section';
import { SectionError } from '../../shared/status/section-error';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { EventRows, EventRowSkeletons } from './event-row';

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

/** The next events of a taproom or a category, in brief. */
export function NextEvents({ section, frame }: SectionProps<typeof events>) {
  const { heading, text, actionLabel, actionHref } = section;
  return (
    <FramedSection
      frame={frame}
      intro={{ heading, text, action: <ActionLink label={actionLabel} href={actionHref} variant="outline" /> }}
    >
      <Events section={section} />
    </FramedSection>
  );
}

function Events({ section }: { section: Section }) {
  const { data: upcoming = [], isLoading, isError, refetch } = useQuery(nextEventsQuery(section, useTaprooms()));
  if (isLoading) return <EventRowSkeletons />;
  if (isError) return <SectionError message="Failed to load events" onRetry={() => void refetch()} />;
  if (upcoming.length === 0) return <p className="border-y border-line py-12 text-lead">{section.emptyText}</p>;
  return <EventRows events={upcoming} />;
}
