import { useQuery } from '@tanstack/react-query';
import { taproomSnapshot } from '../../../api/taprooms';
import { ErrorState, Loading } from '../../../components/query-state';
import { TaproomForm } from './taproom-form';

type TaproomPanelProps = { slug: string; onRename: (slug: string) => void };

export function TaproomPanel({ slug, onRename }: TaproomPanelProps) {
  const query = useQuery(taproomSnapshot(slug));
  if (query.data) return <TaproomForm record={query.data} onRename={onRename} />;
  return query.isError ? <ErrorState query={query} errorText="Failed to load content" /> : <Loading />;
}
