import { Alert, Badge, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
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
import { Section } from '../../components/form-parts';
import { PageHeader } from '../../components/page-header';
import { RetryButton } from '../../components/query-state';
import { StatCard } from '../../components/stat-card';
import { saveListFilters } from '../../hooks/use-list-filters';
import { useNow } from '../../../ui/use-now';
import { useSetup, useSaveSetup } from '../../hooks/use-setup';
import { useTaprooms } from '../../hooks/use-taprooms';
import { isUndeliverableEmail } from '../../lib/undeliverable-email';
import { navigate } from '../../shell/navigation';
import { mailRoute, type PageKey, type Route } from '../../shell/route';
import { HolidaySection } from './holiday-section';
import { RecentInquiries, TonightSection } from './tonight-section';
import { SmallButton } from '../../components/buttons';
import type { Setup } from '@domain/setup/schema';
import type { DashboardStats, SystemWarnings } from '@domain/stats/schema';
import { isAdminUser } from '@domain/user/permission';
import { statsQueries } from '../../api/stats';
import { useUser } from '../../../api/staff/session';
import { formatCount } from '../../../domain/format';
import { explainRejection } from '../../lib/inquiry-text';
import { useEffect, type ReactNode } from 'react';

type Offer = { title: string; text: string; label: string; route: Route };

/** Null: nothing to set up. */
function findOffer(setup: Setup): Offer | null {
  if (setup.status === 'postponed') {
    return {
      title: 'Finish setting up your site',
      text: 'You can go on where you stopped; everything you have saved is on the site.',
      label: 'Continue',
      route: { page: 'setup' },
    };
  }
  if (!setup.startEmpty || setup.status === 'dismissed') return null;
  return {
    title: 'This is demo content',
    text: 'Look around as long as you like. When you are ready for your own brewery, start empty: what you have added or changed stays, and a short setup asks for your name, colors and taproom.',
    label: 'Start Empty…',
    route: { page: 'settings', id: 'demo' },
  };
}

/** Opens the setup of a new brewery, offers to continue it, or to remove the demo content. */
function SetupSection() {
  const setup = useSetup();
  const save = useSaveSetup();
  const isFirstScreen = setup?.status === 'open';
  useEffect(() => {
    if (isFirstScreen) void navigate({ page: 'setup' }, { replace: true, skipConfirmation: true });
  }, [isFirstScreen]);

  const offer = setup && findOffer(setup);
  if (!offer) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="setup-offer">
      <Title order={2} id="setup-offer" mb={2}>
        {offer.title}
      </Title>
      <Text c="dimmed" mb="sm">
        {offer.text}
      </Text>
      <Group gap="sm">
        <Button onClick={() => void navigate(offer.route)}>{offer.label}</Button>
        <Button variant="subtle" color="gray.8" onClick={() => void save({ status: 'dismissed' })}>
          Don’t show this again
        </Button>
      </Group>
    </Paper>
  );
}

/** Null for moderators, until they are loaded, and if they can't be: the rest of the dashboard says so then. */
const useSystemWarnings = () => useQuery({ ...statsQueries.warnings(), enabled: isAdminUser(useUser()) }).data ?? null;

type NoticeItem = {
  key: string;
  content: ReactNode;
  action: { text: string; label: string; onClick: () => void } | null;
};

type NoticeProps = { icon: LucideIcon; title: string; items?: NoticeItem[]; children?: ReactNode };

const Notice = ({ icon: Icon, title, items, children }: NoticeProps) => (
  <Alert role="region" color="yellow" icon={<Icon size={18} />} title={title}>
    {items && (
      <Stack component="ul" gap={6}>
        {items.map(({ key, content, action }) => (
          <Group key={key} component="li" justify="space-between" wrap="nowrap" gap={12}>
            <Text component="div" miw={0} style={{ overflowWrap: 'anywhere' }}>
              {content}
            </Text>
            {action && (
              <SmallButton flex="none" aria-label={action.label} onClick={action.onClick}>
                {action.text}
              </SmallButton>
            )}
          </Group>
        ))}
      </Stack>
    )}
    {children}
  </Alert>
);

type Email = SystemWarnings['failedEmails']['latest'][number];

const toFailedItem = ({ _id, to, subject, error, inquiry }: Email): NoticeItem => ({
  key: _id,
  content: (
    <>
      <Text inherit fw={600}>
        {subject}
      </Text>
      {[`To ${to}`, explainRejection(error) ?? error].filter(Boolean).join(': ')}
    </>
  ),
  action: inquiry
    ? {
        text: 'Open',
        label: `Open the inquiry of “${subject}”`,
        onClick: () => void navigate({ page: 'inbox', id: inquiry }),
      }
    : null,
});

function FailedEmailsNotice() {
  const failed = useSystemWarnings()?.failedEmails;
  if (!failed || failed.total === 0) return null;
  const { total, latest } = failed;
  const title = total === 1 ? 'An email could not be sent' : `${formatCount(total)} emails could not be sent`;
  return (
    <Notice icon={MailX} title={title} items={latest.map(toFailedItem)}>
      {total > latest.length && (
        <Text mt={6}>And {formatCount(total - latest.length)} more in the last seven days.</Text>
      )}
    </Notice>
  );
}

function StaleTapLists() {
  const now = useNow();
  const taprooms = useTaprooms();
  const lists = useQuery(tapQueries.published()).data ?? [];
  const limitOf = ({ taproom }: TapList) =>
    taprooms.find(({ slug }) => slug === taproom.slug)?.tapListMaxAgeHours ?? null;
  const items = lists
    .filter((list) => isStaleTapList(list, limitOf(list), now))
    .map((list): NoticeItem => {
      const { name, slug } = list.taproom;
      return {
        key: slug,
        content: [name, formatFreshness(list, now)].filter(Boolean).join(': '),
        action: { text: 'Check', label: `Check the list of ${name}`, onClick: () => openTapList(slug) },
      };
    });
  if (items.length === 0) return null;
  const title = items.length === 1 ? 'A tap list should be checked' : 'Tap lists should be checked';
  return <Notice icon={TriangleAlert} title={title} items={items} />;
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
    <Section title="Quick Actions">
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
    </Section>
  );
}

/** A brewery without the demo content starts with an example address, unless the environment has a real one. */
function RecipientNotice() {
  const isOwnBrewery = useSetup()?.content === 'neutral';
  const recipient = useQuery({ ...siteApi.byId('settings'), enabled: isOwnBrewery }).data?.inquiryRecipient;
  if (!isOwnBrewery || !recipient || !isUndeliverableEmail(recipient)) return null;
  return (
    <Notice icon={MailWarning} title="No one gets emails about inquiries">
      <Text mb="sm">
        Messages, private events and shipping orders wait in the inbox. They are also sent to {recipient}, which is only
        an example and can’t receive email.
      </Text>
      <Button variant="default" onClick={() => void navigate({ page: 'site', id: 'email' })}>
        Change the recipient
      </Button>
    </Notice>
  );
}

function MailServerNotice() {
  if (useSetup()?.sendsEmails !== false) return null;
  return (
    <Notice icon={MailWarning} title="No emails are sent">
      <Text>
        This site has no mail server. Messages, private events and shipping orders wait in the inbox, and no one gets
        emails about them.
      </Text>
      <Button variant="default" mt="sm" onClick={() => void navigate(mailRoute)}>
        Set the mail server
      </Button>
    </Notice>
  );
}

type Card = {
  name: keyof DashboardStats;
  label: string;
  page: PageKey;
  /** What is counted, if that is less than all of the page's list. */
  hint?: string;
  /** The filters that the list opens with, so that it shows what the card counts. */
  filters?: object;
};

const cards: Card[] = [
  { name: 'totalBeers', label: 'Total Beers', page: 'beers', hint: 'Active' },
  { name: 'availableBeers', label: 'Available Beers', page: 'beers', hint: 'Active and available' },
  {
    name: 'upcomingEvents',
    label: 'Upcoming Events',
    page: 'events',
    hint: 'Published, not started',
    filters: { status: 'published' },
  },
  { name: 'totalEvents', label: 'Total Events', page: 'events', hint: 'In every status', filters: {} },
  { name: 'activeSubscribers', label: 'Subscribers', page: 'newsletter', hint: 'Active' },
  { name: 'newInquiries', label: 'New Inquiries', page: 'inbox' },
];

/** Shown, marked as samples, when the counts fail to load. */
const sampleCounts: Partial<DashboardStats> = {
  totalBeers: 12,
  availableBeers: 8,
  upcomingEvents: 3,
  totalEvents: 10,
};

function CountCards() {
  const query = useQuery(statsQueries.dashboard());
  const isSample = query.isError && query.data === undefined;
  const counts: Partial<DashboardStats> | undefined = isSample ? sampleCounts : query.data?.stats;

  return (
    <section aria-label="Counts">
      {isSample && (
        <Alert color="yellow" role="alert" mb="sm" icon={<TriangleAlert size={18} />} title="This is sample data">
          <Group justify="space-between" gap="sm">
            <Text>The actual counts could not be loaded.</Text>
            <RetryButton onClick={() => query.refetch()} />
          </Group>
        </Alert>
      )}
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }} spacing="sm">
        {cards.map(({ name, label, page, hint, filters }) => (
          <StatCard
            key={name}
            label={label}
            value={counts?.[name]}
            hasFailed={isSample}
            badge={isSample && name in sampleCounts && sampleBadge}
            hint={hint}
            onClick={() => {
              if (filters) saveListFilters(page, filters);
              void navigate({ page });
            }}
          />
        ))}
      </SimpleGrid>
    </section>
  );
}

const sampleBadge = (
  <Badge component="span" size="sm" color="yellow" ml={8} style={{ verticalAlign: 'middle' }}>
    Sample
  </Badge>
);

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
