import { Stack } from '@mantine/core';
import { PageHeader } from '../../components/page-header';
import { CountCards } from './count-cards';
import { HolidaySection } from './holiday-section';
import { MailServerNotice } from './mail-server-notice';
import { QuickActions } from './quick-actions';
import { RecentInquiries } from './recent-inquiries';
import { RecipientNotice } from './recipient-notice';
import { SetupSection } from './setup-section';
import { BackupNotice } from './backup-notice';
import { FailedEmailsNotice } from './failed-emails-notice';
import { StaleTapLists } from './stale-tap-lists';
import { TonightSection } from './tonight-section';

export function DashboardPage() {
  return (
    <>
      <PageHeader title="Dashboard" />
      <Stack gap="lg">
        <SetupSection />
        <BackupNotice />
        <MailServerNotice />
        <FailedEmailsNotice />
        <RecipientNotice />
        <StaleTapLists />
        <TonightSection />
        <HolidaySection />
        <CountCards />
        <QuickActions />
        <RecentInquiries />
      </Stack>
    </>
  );
}
