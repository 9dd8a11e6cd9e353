import { PageHeader } from '../../kit/page-header';

export function NewsletterPage() {
  return <PageHeader title="Newsletter" />;
}
