import { PageHeader } from '../../kit/page-header';

export function BeerImportPage() {
  return <PageHeader title="Import Beers" />;
}
