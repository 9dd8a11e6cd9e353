import { useQuery } from '@tanstack/react-query';
import { fillContact, fillHours } from '@domain/location/default-content';
import type { PublicTaproom } from '@domain/location/location';
import { contentQueries, type TaproomKey } from '../../../api/content';

/** Hours and contact of a taproom, with defaults for what is missing or failed to load (visitor-site.md §8). */
export function useTaproom(key: TaproomKey): { taproom: PublicTaproom; isPending: boolean } {
  const { data, isPending } = useQuery(contentQueries.taproom(key));
  const taproom = {
    hours: fillHours(key, data?.hours),
    contact: fillContact(key, data?.contact),
    heroImages: data?.heroImages ?? [],
  };
  return { taproom, isPending };
}
