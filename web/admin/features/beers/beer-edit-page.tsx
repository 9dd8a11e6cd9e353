import { useQuery } from '@tanstack/react-query';
import { openedBeer } from '../../api/beers';
import { Failed, Loading } from '../../kit/list-state';
import { PageHeader } from '../../kit/page-header';
import type { PageProps } from '../../shell/place';
import { BeerForm } from './beer-form';

/** Create mode when no id is given, otherwise Edit mode. */
export function BeerEditPage({ place: { id } }: PageProps) {
  return id ? <EditBeer id={id} /> : <BeerForm beer={null} />;
}

function EditBeer({ id }: { id: string }) {
  const query = useQuery(openedBeer(id));
  if (query.data) return <BeerForm beer={query.data} />;
  return (
    <>
      <PageHeader title="Edit Beer" />
      {query.isError ? <Failed query={query} failureText="Failed to load this beer" /> : <Loading />}
    </>
  );
}
