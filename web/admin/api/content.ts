/** What the Content screen asks beyond the calls of `web/api`. */
import type { QueryClient } from '@tanstack/react-query';
import type { LocationKey } from '@domain/location/location';
import { staffContentQueries } from '../../api/content';
import { asLatest, asOpened } from './as-opened';

export const openedLocation = (location: LocationKey) => ({ ...staffContentQueries.location(location), ...asOpened });

export async function latestLocation(queryClient: QueryClient, location: LocationKey) {
  const { content } = await queryClient.fetchQuery({ ...staffContentQueries.location(location), ...asLatest });
  return content;
}
