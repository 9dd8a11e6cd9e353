import { useQuery } from '@tanstack/react-query';
import { taproomSnapshot } from '../../../api/taprooms';
import { ErrorState, Loading } from '../../../components/query-state';
import { TaproomForm } from './taproom-form';

export function TaproomPanel({ slug }: { slug: string }) {
  const query = useQuery(taproomSnapshot(slug));
  if (query.data) return <TaproomForm record={query.data} />;
  return query.isError ? <ErrorState query={query} errorText="Failed to load content" /> : <Loading />;
}
