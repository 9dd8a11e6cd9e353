import { useQuery } from '@tanstack/react-query';
import { beerSnapshot } from '../../api/beers';
import { PageHeader } from '../../components/page-header';
import { ErrorState, Loading } from '../../components/query-state';
import type { PageProps } from '../../shell/route';
import { BeerForm } from './beer-form';

/** Create mode without an id, otherwise Edit mode (staff-admin.md §2). */
export function BeerEditPage({ route: { id } }: PageProps) {
  return id ? <EditBeer id={id} /> : <BeerForm beer={null} />;
}

function EditBeer({ id }: { id: string }) {
  const query = useQuery(beerSnapshot(id));
  if (query.data) return <BeerForm beer={query.data} />;
  return (
    <>
      <PageHeader title="Edit Beer" />
      {query.isError ? <ErrorState query={query} errorText="Failed to load this beer" /> : <Loading />}
    </>
  );
}
