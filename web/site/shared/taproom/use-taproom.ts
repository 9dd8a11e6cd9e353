import { useQuery } from '@tanstack/react-query';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { contentQueries } from '../../../api/content';
import { useTaprooms } from './use-taprooms';

type CurrentTaproom = {
  /** Undefined if there is no taproom with this slug. */
  taproom: TaproomSummary | undefined;
  isPending: boolean;
};

/**
 * A taproom with its current hours and contact; if they can't be loaded, those that the page was rendered with
 * (visitor-site.md §8).
 */
export function useTaproom(slug: string | undefined): CurrentTaproom {
  const summary = useTaprooms().find((each) => each.slug === slug);
  const { data, isPending, isEnabled } = useQuery({
    ...contentQueries.taproom(slug ?? ''),
    enabled: summary !== undefined,
  });
  const taproom = summary && {
    ...summary,
    hours: { ...summary.hours, ...data?.hours },
    contact: data?.contact ?? summary.contact,
  };
  return { taproom, isPending: isPending && isEnabled };
}
