import { PageHeader } from '../../kit/page-header';

export function BeerEditPage() {
  return <PageHeader title="Beer" />;
}
