import { PageHeader } from '../../kit/page-header';

export function EventsPage() {
  return <PageHeader title="Events" />;
}
