import { useQuery } from '@tanstack/react-query';
import { beerSnapshot } from '../../api/beers';
import { PageHeader } from '../../components/page-header';
import { Loading } from '../../components/query-state';
import { RecordError } from '../../components/record-error';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { BeerForm } from './beer-form';

/** Create mode without an id, otherwise Edit mode. */
export function BeerEditPage({ route: { id } }: PageProps) {
  return id ? <EditBeer id={id} /> : <NewBeer />;
}

const NewBeer = () => (
  <>
    <PageHeader title="New Beer" />
    <BeerForm beer={null} />
  </>
);

/** The heading stays mounted while the beer loads, so that it keeps the focus. */
function EditBeer({ id }: { id: string }) {
  const query = useQuery(beerSnapshot(id));
  return (
    <>
      <PageHeader title="Edit Beer" subtitle={query.data?.name} />
      {query.data ? (
        <BeerForm beer={query.data} />
      ) : query.isError ? (
        <RecordError
          query={query}
          itemName="beer"
          leaveLabel="Show all beers"
          onLeave={() => void navigate({ page: 'beers' }, { replace: true })}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}
