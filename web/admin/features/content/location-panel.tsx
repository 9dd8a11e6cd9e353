import { useQuery } from '@tanstack/react-query';
import type { LocationKey } from '@domain/location/location';
import { openedLocation } from '../../api/content';
import { Failed, Loading } from '../../kit/list-state';
import { LocationForm } from './location-form';

export function LocationPanel({ location }: { location: LocationKey }) {
  const query = useQuery(openedLocation(location));
  if (query.data) return <LocationForm stored={query.data} />;
  return query.isError ? <Failed query={query} failureText="Failed to load content" /> : <Loading />;
}
