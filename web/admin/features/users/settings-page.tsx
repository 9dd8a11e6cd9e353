import { PageHeader } from '../../kit/page-header';

export function SettingsPage() {
  return <PageHeader title="Settings" />;
}
