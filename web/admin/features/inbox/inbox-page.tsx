import { PageHeader } from '../../kit/page-header';

export function InboxPage() {
  return <PageHeader title="Inbox" />;
}
