import { useQuery } from '@tanstack/react-query';
import type { Taproom } from '@domain/location/location';
import { contentQueries, type TaproomKey } from '../../../api/content';
import { fallbackTaprooms } from './fallback-taproom';

type TaproomState = { taproom: Taproom; isPending: boolean };

/** Hours and contact of a taproom; on failure the built-in ones, silently (visitor-site.md §8). */
export function useTaproom(key: TaproomKey): TaproomState {
  const { data, isPending } = useQuery(contentQueries.taproom(key));
  return { taproom: data ? withFallback(data, fallbackTaprooms[key]) : fallbackTaprooms[key], isPending };
}

/** Staff may have cleared a line; an empty one is never shown. */
const withFallback = (taproom: Taproom, fallback: Taproom): Taproom => ({
  ...taproom,
  hours: taproom.hours,
  contact: {
    phone: taproom.contact.phone ?? fallback.contact.phone,
    email: taproom.contact.email ?? fallback.contact.email,
    address: taproom.contact.address ?? fallback.contact.address,
  },
});
