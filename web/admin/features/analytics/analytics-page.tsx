import { PageHeader } from '../../kit/page-header';

export function AnalyticsPage() {
  return <PageHeader title="Analytics" />;
}
