import { PageHeader } from '../../kit/page-header';

export function ContentPage() {
  return <PageHeader title="Content" />;
}
