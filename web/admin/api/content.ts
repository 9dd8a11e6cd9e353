/** What the Content screen asks beyond the calls of `web/api`. */
import type { QueryClient } from '@tanstack/react-query';
import type { LocationKey } from '@domain/location/location';
import { staffContentQueries } from '../../api/content';

/** A form holds what it was opened with; asking again is its own decision. */
export const openedLocation = (location: LocationKey) => ({
  ...staffContentQueries.location(location),
  refetchOnWindowFocus: false,
  staleTime: Infinity,
  gcTime: 0,
});

export async function latestLocation(queryClient: QueryClient, location: LocationKey) {
  const { content } = await queryClient.fetchQuery({ ...staffContentQueries.location(location), staleTime: 0 });
  return content;
}
