import { Stack, Alert, Text, Button, Group, Title, Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  MailWarning,
  Beer,
  CalendarPlus,
  ChartColumn,
  Images,
  type LucideIcon,
  TriangleAlert,
  MailX,
} from 'lucide-react';
import { isStaleTapList } from '@domain/tap/freshness';
import type { TapList } from '@domain/tap/schema';
import { formatFreshness } from '../../../domain/tap-list';
import { siteApi } from '../../api/site';
import { tapQueries } from '../../api/taps';
import { BackupNotice } from '../../components/backup-notice';
import { PageHeader } from '../../components/page-header';
import { saveListFilters } from '../../hooks/use-list-filters';
import { useNow } from '../../../ui/use-now';
import { useSetup, useSaveSetup } from '../../hooks/use-setup';
import { useTaprooms } from '../../hooks/use-taprooms';
import { isUndeliverableEmail } from '../../lib/undeliverable-email';
import { navigate } from '../../shell/navigation';
import { mailRoute, type PageKey } from '../../shell/route';
import { CountCards } from './count-cards';
import { HolidaySection } from './holiday-section';
import { RecentInquiries, TonightSection } from './tonight-section';
import { SmallButton } from '../../components/buttons';
import type { SystemWarnings } from '@domain/stats/schema';
import { isAdminUser } from '@domain/user/permission';
import { statsQueries } from '../../api/stats';
import { useUser } from '../../../api/staff/session';
import { formatCount } from '../../../domain/format';
import { explainRejection } from '../../lib/inquiry-text';
import { useEffect, type ReactNode } from 'react';

/** Opens the setup of a new brewery, offers to continue it, or to remove the demo content. */
function SetupSection() {
  const setup = useSetup();
  const save = useSaveSetup();
  const isFirstScreen = setup?.status === 'open';
  useEffect(() => {
    if (isFirstScreen) void navigate({ page: 'setup' }, { replace: true, skipConfirmation: true });
  }, [isFirstScreen]);

  if (setup?.status === 'postponed') {
    return (
      <Offer
        title="Finish setting up your site"
        text="You can go on where you stopped; everything you have saved is on the site."
        onDismiss={() => void save({ status: 'dismissed' })}
      >
        <Button onClick={() => void navigate({ page: 'setup' })}>Continue</Button>
      </Offer>
    );
  }
  if (!setup?.startEmpty || setup.status === 'dismissed') return null;
  return (
    <Offer
      title="This is demo content"
      text="Look around as long as you like. When you are ready for your own brewery, start empty: what you have added or changed stays, and a short setup asks for your name, colors and taproom."
      onDismiss={() => void save({ status: 'dismissed' })}
    >
      <Button onClick={() => void navigate({ page: 'settings', id: 'demo' })}>Start Empty…</Button>
    </Offer>
  );
}

type OfferProps = { title: string; text: string; onDismiss: () => void; children: ReactNode };

function Offer({ title, text, onDismiss, children }: OfferProps) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="setup-offer">
      <Title order={2} id="setup-offer" mb={2}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {text}
      </Text>
      <Group gap="sm">
        {children}
        <Button variant="subtle" color="gray.8" onClick={onDismiss}>
          Don’t show this again
        </Button>
      </Group>
    </Paper>
  );
}

/** Null for moderators, until they are loaded, and if they can't be: the rest of the dashboard says so then. */
const useSystemWarnings = () => useQuery({ ...statsQueries.warnings(), enabled: isAdminUser(useUser()) }).data ?? null;

type NoticeProps = { icon: LucideIcon; title: string; children: ReactNode };

const Notice = ({ icon: Icon, title, children }: NoticeProps) => (
  <Alert role="region" color="yellow" icon={<Icon size={18} />} title={title}>
    {children}
  </Alert>
);

type NoticeItemProps = { action: { text: string; label: string; onClick: () => void } | null; children: ReactNode };

const NoticeItem = ({ action, children }: NoticeItemProps) => (
  <Group component="li" justify="space-between" wrap="nowrap" gap={12}>
    <Text component="div" size="sm" miw={0} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
    {action && (
      <SmallButton flex="none" aria-label={action.label} onClick={action.onClick}>
        {action.text}
      </SmallButton>
    )}
  </Group>
);

type Email = SystemWarnings['failedEmails']['latest'][number];

/** Tells admins which emails of the last week the server has given up. */
function FailedEmailsNotice() {
  const failed = useSystemWarnings()?.failedEmails;
  if (!failed || failed.total === 0) return null;
  const { total, latest } = failed;
  const more = total - latest.length;
  return (
    <Notice
      icon={MailX}
      title={total === 1 ? 'An email could not be sent' : `${formatCount(total)} emails could not be sent`}
    >
      <Stack component="ul" gap={6}>
        {latest.map((email) => (
          <FailedEmail key={email._id} email={email} />
        ))}
      </Stack>
      {more > 0 && (
        <Text size="sm" mt={6}>
          And {formatCount(more)} more in the last seven days.
        </Text>
      )}
    </Notice>
  );
}

function FailedEmail({ email: { to, subject, error, inquiry } }: { email: Email }) {
  const open = (id: string) => ({
    text: 'Open',
    label: `Open the inquiry of “${subject}”`,
    onClick: () => void navigate({ page: 'inbox', id }),
  });
  return (
    <NoticeItem action={inquiry ? open(inquiry) : null}>
      <Text inherit fw={600}>
        {subject}
      </Text>
      {[`To ${to}`, explainRejection(error) ?? error].filter(Boolean).join(': ')}
    </NoticeItem>
  );
}

/** Tap lists that staff should check, because they are older than the limit of their taproom. */
function StaleTapLists() {
  const now = useNow();
  const taprooms = useTaprooms();
  const lists = useQuery(tapQueries.published()).data ?? [];
  const limitOf = ({ taproom }: TapList) =>
    taprooms.find(({ slug }) => slug === taproom.slug)?.tapListMaxAgeHours ?? null;
  const stale = lists.filter((list) => isStaleTapList(list, limitOf(list), now));
  if (stale.length === 0) return null;
  return (
    <Notice
      icon={TriangleAlert}
      title={stale.length === 1 ? 'A tap list should be checked' : 'Tap lists should be checked'}
    >
      <Stack component="ul" gap={6}>
        {stale.map((list) => {
          const { name, slug } = list.taproom;
          const check = { text: 'Check', label: `Check the list of ${name}`, onClick: () => openTapList(slug) };
          return (
            <NoticeItem key={slug} action={check}>
              {[name, formatFreshness(list, now)].filter(Boolean).join(': ')}
            </NoticeItem>
          );
        })}
      </Stack>
    </Notice>
  );
}

function openTapList(taproom: string) {
  saveListFilters('taps', { taproom });
  void navigate({ page: 'taps' });
}

const quickActions: { label: string; page: PageKey; icon: LucideIcon }[] = [
  { label: 'New Beer', page: 'beers-new', icon: Beer },
  { label: 'New Event', page: 'events-new', icon: CalendarPlus },
  { label: 'Hero images & logo', page: 'content', icon: Images },
  { label: 'Analytics', page: 'analytics', icon: ChartColumn },
];

function QuickActions() {
  return (
    <section aria-labelledby="quick-actions">
      <Title order={2} id="quick-actions" mb="xs">
        Quick Actions
      </Title>
      <Group gap="sm">
        {quickActions.map(({ label, page, icon: Icon }) => (
          <Button
            key={page}
            variant="default"
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => void navigate({ page })}
          >
            {label}
          </Button>
        ))}
      </Group>
    </section>
  );
}

/** A brewery without the demo content starts with an example address, unless the environment has a real one. */
function RecipientNotice() {
  const isOwnBrewery = useSetup()?.content === 'neutral';
  const recipient = useQuery({ ...siteApi.byId('settings'), enabled: isOwnBrewery }).data?.inquiryRecipient;
  if (!isOwnBrewery || !recipient || !isUndeliverableEmail(recipient)) return null;
  return (
    <Notice icon={MailWarning} title="No one gets emails about inquiries">
      <Text size="sm" mb="sm">
        Messages, private events and shipping orders wait in the inbox. They are also sent to {recipient}, which is only
        an example and can’t receive email.
      </Text>
      <Button variant="default" onClick={() => void navigate({ page: 'site', id: 'email' })}>
        Change the recipient
      </Button>
    </Notice>
  );
}

/** Tells admins that inquiries are stored but not emailed without a mail server. */
function MailServerNotice() {
  if (useSetup()?.sendsEmails !== false) return null;
  return (
    <Notice icon={MailWarning} title="No emails are sent">
      <Text size="sm">
        This site has no mail server. Messages, private events and shipping orders wait in the inbox, and no one gets
        emails about them.
      </Text>
      <Button variant="default" mt="sm" onClick={() => void navigate(mailRoute)}>
        Set the mail server
      </Button>
    </Notice>
  );
}

export function DashboardPage() {
  return (
    <>
      <PageHeader title="Dashboard" />
      <Stack gap="lg">
        <SetupSection />
        <BackupNotice backup={useSystemWarnings()?.backup ?? null} />
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
