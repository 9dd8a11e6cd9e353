import { useQuery } from '@tanstack/react-query';
import { locationSnapshot } from '../../api/content';
import { ErrorState, Loading } from '../../components/query-state';
import { WebsiteForm } from './website-form';

export function WebsitePanel() {
  const query = useQuery(locationSnapshot('main-website'));
  if (query.data) return <WebsiteForm record={query.data} />;
  return query.isError ? <ErrorState query={query} errorText="Failed to load content" /> : <Loading />;
}
