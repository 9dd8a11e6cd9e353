import { PageHeader } from '../../kit/page-header';

export function BeersPage() {
  return <PageHeader title="Beers" />;
}
