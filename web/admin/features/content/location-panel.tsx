import { useQuery } from '@tanstack/react-query';
import type { LocationKey } from '@domain/location/constants';
import { locationSnapshot } from '../../api/content';
import { ErrorState, Loading } from '../../components/query-state';
import { LocationForm } from './location-form';

export function LocationPanel({ location }: { location: LocationKey }) {
  const query = useQuery(locationSnapshot(location));
  if (query.data) return <LocationForm record={query.data} />;
  return query.isError ? <ErrorState query={query} errorText="Failed to load content" /> : <Loading />;
}
