import { useQuery } from '@tanstack/react-query';
import type { TaproomHours } from '@domain/event/opening-hours';
import { contentQueries } from '../../api/content';

/** Empty until the hours are loaded, or if they can't be: they are only needed for warnings. */
export function useTaproomHours(): TaproomHours {
  const auburn = useQuery(contentQueries.location('auburn')).data?.hours;
  const folsom = useQuery(contentQueries.location('folsom')).data?.hours;
  return { ...(auburn && { Auburn: auburn }), ...(folsom && { Folsom: folsom }) };
}
