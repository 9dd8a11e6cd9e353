import { Alert, Box, Button, Flex, Group, Paper, Stack, Tabs, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Smartphone, Check, ListOrdered, CheckCheck, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isStaleTapList } from '@domain/tap/freshness';
import type { StaffTapList } from '@domain/tap/schema';
import type { StaffTaproom } from '@domain/taproom/schema';
import { formatFreshnessAge } from '../../../domain/tap-list';
import { taproomQueries } from '../../api/taprooms';
import { tapQueries, presses } from '../../api/taps';
import { FormSection } from '../../components/form-parts';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { FormModal } from '../../components/record-form';
import { useListFilters } from '../../hooks/use-list-filters';
import { useNow } from '../../../ui/use-now';
import { pluralize } from '../../../domain/format';
import { navigate } from '../../shell/navigation';
import { DefaultPricesSection } from './default-prices';
import { pricesDialog, type TapDialog } from './tap-dialogs';
import { AddTapsForm, TapRow, TapSetup } from './tap-rows';
import { OnDeckSection, RecentChanges, SharePanel, type OnDeckSectionProps } from './taps-aside';
import classes from './taps.module.css';
import { usePress } from './use-press';
import { SmallButton } from '../../components/buttons';

const formatInterval = (hours: number) => (hours === 1 ? 'every hour' : `every ${hours} hours`);

/** When the list was last confirmed, and the button that confirms it. */
function FreshnessBar({ tapList }: { tapList: StaffTapList }) {
  const now = useNow();
  const { taproom, checkedAt, checkedBy } = tapList;
  const { press, isPending } = usePress(taproom.slug);
  const isStale = isStaleTapList(tapList, taproom.maxAgeHours, now);
  const check = () => press(presses.check(), 'Failed to confirm the list. Please try again.', 'The list is confirmed');

  const text = [
    formatFreshnessAge(tapList, now) ?? 'Nothing has been on yet',
    checkedAt && checkedBy && `by ${checkedBy}`,
  ]
    .filter(Boolean)
    .join(' ');
  const button = (
    <Button
      variant={isStale ? 'filled' : 'default'}
      leftSection={<CheckCheck size={16} />}
      loading={isPending}
      onClick={check}
    >
      All Still True
    </Button>
  );

  if (!isStale) {
    return (
      <Paper withBorder p="xs" pl="sm" mb="md">
        <Group justify="space-between" gap="xs">
          <Text size="sm">{text}</Text>
          {button}
        </Group>
      </Paper>
    );
  }
  return (
    <Alert
      color="yellow"
      mb="md"
      role="region"
      aria-label="Reminder"
      icon={<TriangleAlert size={18} />}
      title={`Is this list still true? ${text}`}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 200px">
          {taproom.name} checks its list {formatInterval(taproom.maxAgeHours ?? 0)}. Compare it with the taps, then
          confirm it: visitors read when it was last checked.
        </Text>
        {button}
      </Group>
    </Alert>
  );
}

/** The taps of one taproom, what is next, and what has changed. */
function TaproomTaps({ taproom }: { taproom: StaffTaproom }) {
  const query = useQuery(tapQueries.list(taproom.slug));
  const [dialog, setDialog] = useState<TapDialog | null>(null);
  const handleClose = () => setDialog(null);
  const prices = <DefaultPricesSection onEdit={(defaults) => setDialog(pricesDialog(defaults))} />;
  return (
    <QueryState query={query} errorText="Failed to load the tap list">
      {(tapList) => (
        <>
          {tapList.taps.length === 0 ? (
            <Layout aside={prices}>
              <FormSection title={`No taps at ${taproom.name} yet`}>
                <Text size="md" maw="60ch">
                  Add the taps of the bar once. From then on, changing a keg takes two touches, and the site, the
                  screens and the printed menu always show what pours.
                </Text>
                <AddTapsForm taproom={taproom.slug} taps={[]} />
              </FormSection>
            </Layout>
          ) : (
            <TapListView taproom={taproom} tapList={tapList} prices={prices} onOpen={setDialog} />
          )}
          <FormModal title={dialog?.title} isOpen={dialog !== null} isLong size={560} onClose={handleClose}>
            {(onCancel) => dialog?.render({ tapList, onDone: handleClose, onCancel })}
          </FormModal>
        </>
      )}
    </QueryState>
  );
}

type LayoutProps = { aside: ReactNode; children: ReactNode };

const Layout = ({ aside, children }: LayoutProps) => (
  <Flex direction={{ base: 'column', lg: 'row' }} align={{ lg: 'flex-start' }} gap={20}>
    <Box flex={1} miw={0}>
      {children}
    </Box>
    <Stack gap="md" flex="none" w={{ lg: 340 }}>
      {aside}
    </Stack>
  </Flex>
);

type TapListViewProps = OnDeckSectionProps & { taproom: StaffTaproom; prices: ReactNode };

function TapListView({ taproom, tapList, prices, onOpen }: TapListViewProps) {
  const [isSetup, setSetup] = useState(false);
  const { taps } = tapList;
  const pouring = taps.filter((tap) => tap.pouring !== null).length;

  return (
    <>
      <FreshnessBar tapList={tapList} />
      <Layout
        aside={
          <>
            <OnDeckSection tapList={tapList} onOpen={onOpen} />
            <RecentChanges tapList={tapList} />
            {prices}
            <SharePanel taproom={taproom} />
          </>
        }
      >
        <section aria-labelledby="taps">
          <Group justify="space-between" gap="xs" mb="xs">
            <Group gap="xs" align="baseline">
              <Title order={2} id="taps">
                Taps
              </Title>
              <Text size="sm" c="dimmed">
                {pouring} of {pluralize(taps.length, 'tap')} pouring
              </Text>
            </Group>
            <SmallButton
              aria-pressed={isSetup}
              leftSection={isSetup ? <Check size={14} /> : <ListOrdered size={14} />}
              onClick={() => setSetup(!isSetup)}
            >
              {isSetup ? 'Done' : 'Set Up Taps'}
            </SmallButton>
          </Group>
          {isSetup ? (
            <TapSetup tapList={tapList} onOpen={onOpen} />
          ) : (
            <Paper component="ul" withBorder className={classes.taps} aria-label="Taps">
              {taps.map((tap) => (
                <li key={tap._id}>
                  <TapRow tap={tap} tapList={tapList} onOpen={onOpen} />
                </li>
              ))}
            </Paper>
          )}
        </section>
      </Layout>
    </>
  );
}

const noTaproom = { taproom: '' };

/** A tab for each taproom; the last one is remembered. */
export function TapsPage() {
  const [{ taproom: stored }, update] = useListFilters('taps', noTaproom);
  const query = useQuery(taproomQueries.list());
  const taprooms = query.data ?? [];
  const current = taprooms.find(({ slug }) => slug === stored) ?? taprooms[0];

  return (
    <>
      <PageHeader title="Tap List" subtitle="What every tap pours, on the site within a second">
        <Button
          component="a"
          href="/bar/"
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<Smartphone size={16} />}
        >
          Open Bar Mode
        </Button>
      </PageHeader>
      <QueryState
        query={query}
        isEmpty={taprooms.length === 0}
        emptyText="Taps belong to a taproom. Add your first taproom to start."
        emptyAction={<Button onClick={() => void navigate({ page: 'taprooms-new' })}>Add Taproom</Button>}
        errorText="Failed to load the taprooms"
      >
        {current && <TaproomTabs taprooms={taprooms} current={current} onChange={(taproom) => update({ taproom })} />}
      </QueryState>
    </>
  );
}

type TaproomTabsProps = { taprooms: StaffTaproom[]; current: StaffTaproom; onChange: (slug: string) => void };

function TaproomTabs({ taprooms, current, onChange }: TaproomTabsProps) {
  if (taprooms.length === 1) return <TaproomTaps key={current.slug} taproom={current} />;
  return (
    <Tabs value={current.slug} onChange={(slug) => slug && onChange(slug)} keepMounted={false}>
      <Tabs.List mb="md" aria-label="Taprooms">
        {taprooms.map(({ slug, name }) => (
          <Tabs.Tab key={slug} value={slug}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={current.slug}>
        <TaproomTaps key={current.slug} taproom={current} />
      </Tabs.Panel>
    </Tabs>
  );
}
