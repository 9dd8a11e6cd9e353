import {
  Button,
  Stack,
  Group,
  Modal,
  Text,
  TextInput,
  Badge,
  SimpleGrid,
  Paper,
  Progress,
  Skeleton,
  Title,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MailX, Plus } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import type { Pagination } from '@domain/shared/response-schemas';
import { subscriberSources, sourceLabels } from '@domain/subscriber/constants';
import type { Subscriber, NewsletterStats } from '@domain/subscriber/schema';
import { addSubscriberInput } from '@domain/subscriber/input';
import { newsletterMutations, newsletterQueries, subscriberApi, setSubscriberActive } from '../../api/newsletter';
import { DeleteRecordButton, DataTable, type Column, ExportButton, ImportButton } from '../../components/data-table';
import { InstantDateTime } from '../../components/labels';
import { FilterBar, SearchField } from '../../components/list-controls';
import { PageHeader } from '../../components/page-header';
import { QueryState, ErrorState } from '../../components/query-state';
import { StatCard } from '../../components/stat-card';
import { showUndoToast, toast } from '../../components/toast';
import { DialogButtons } from '../../components/record-form';
import { useActionForm } from '../../hooks/use-action-form';
import { useClampedPage } from '../../hooks/use-list-filters';
import { errorMessage } from '../../lib/error-message';
import { validateWith } from '../../lib/form-errors';
import { restoreFocusNear } from '../../lib/restore-focus';
import { formatCount } from '../../../domain/format';
import type { PageProps } from '../../shell/route';
import { IconButton } from '../../components/buttons';

/** Shows every source, including those without subscribers. `bySource` is undefined while it loads. */
function SourcePanel({ bySource }: { bySource: NewsletterStats['bySource'] | undefined }) {
  const total = bySource?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="subscribers-by-source">
      <Title order={2} id="subscribers-by-source" mb="sm">
        Subscribers by Source
      </Title>
      {bySource ? (
        <SimpleGrid component="dl" cols={1} spacing={6} m={0}>
          {subscriberSources.map((source) => (
            <SourceRow
              key={source}
              label={sourceLabels[source]}
              count={bySource.find(({ _id }) => _id === source)?.count ?? 0}
              total={total}
            />
          ))}
        </SimpleGrid>
      ) : (
        <Skeleton height={88} />
      )}
    </Paper>
  );
}

function SourceRow({ label, count, total }: { label: string; count: number; total: number }) {
  const percent = total === 0 ? 0 : Math.round((count / total) * 100);
  return (
    <Group wrap="nowrap" gap={0} fz="sm">
      <Text component="dt" inherit flex="0 0 5.5em">
        {label}
      </Text>
      <Group component="dd" wrap="nowrap" gap={12} flex={1} m={0}>
        <Progress value={percent} size={10} radius={5} flex={1} aria-hidden />
        <Text span inherit ta="right" flex="0 0 6.5em" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatCount(count)} ({percent}%)
        </Text>
      </Group>
    </Group>
  );
}

const cards = [
  { name: 'totalSubscribers', label: 'Active Subscribers' },
  { name: 'recentSubscriptions', label: 'Recent (30 days)' },
  { name: 'totalAll', label: 'Total All Time' },
  { name: 'totalInactive', label: 'Unsubscribed' },
] as const;

function Counts() {
  const query = useQuery(newsletterQueries.stats());
  const { data: stats } = query;
  if (query.isError && !stats) return <ErrorState query={query} errorText="Failed to fetch newsletter statistics" />;

  return (
    <>
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
        {cards.map(({ name, label }) => (
          <StatCard key={name} label={label} value={stats?.[name]} />
        ))}
      </SimpleGrid>
      <SourcePanel bySource={stats?.bySource} />
    </>
  );
}

const columns: Column<Subscriber>[] = [
  {
    header: 'Email',
    kind: 'title',
    render: ({ email }) => (
      <Text span size="sm" fw={600}>
        {email}
      </Text>
    ),
  },
  { header: 'Source', kind: 'inline', render: ({ source }) => sourceLabels[source] },
  {
    header: 'Subscribed',
    kind: 'inline',
    render: ({ subscribedAt }) => <InstantDateTime value={subscribedAt} />,
  },
  {
    header: 'Status',
    kind: 'inline',
    render: ({ isActive }) => (
      <Badge size="sm" color={isActive ? 'green' : 'gray'}>
        {isActive ? 'Active' : 'Inactive'}
      </Badge>
    ),
  },
  {
    header: 'Actions',
    kind: 'actions',
    cardCorner: true,
    render: (subscriber) => (
      <Group gap={4} wrap="nowrap" justify="flex-end">
        {subscriber.isActive && <UnsubscribeButton subscriber={subscriber} />}
        <DeleteSubscriberButton subscriber={subscriber} />
      </Group>
    ),
  },
];

function UnsubscribeButton({ subscriber: { _id, email } }: { subscriber: Subscriber }) {
  const queryClient = useQueryClient();
  const invalidate = () => void subscriberApi.invalidate(queryClient);
  const { mutate, isPending } = useMutation({
    mutationFn: () => setSubscriberActive(_id, false),
    onSuccess: ({ message }) =>
      showUndoToast({ message, onUndo: () => setSubscriberActive(_id, true).finally(invalidate) }),
    onError: (error) => void toast.error(errorMessage(error, 'Failed to unsubscribe. Please try again.')),
    onSettled: invalidate,
  });
  const handleUnsubscribe = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    restoreFocusNear(currentTarget);
    mutate();
  };
  return (
    <IconButton
      icon={MailX}
      label={`Unsubscribe ${email}`}
      loading={isPending}
      onClick={handleUnsubscribe}
      tooltip="Unsubscribe"
    />
  );
}

const deleteFailed = 'Failed to delete subscriber';

const DeleteSubscriberButton = ({ subscriber: { _id, email } }: { subscriber: Subscriber }) => (
  <DeleteRecordButton
    api={subscriberApi}
    id={_id}
    name={email}
    message={`Are you sure you want to delete ${email}? This cannot be undone.`}
    successText="Subscriber deleted successfully"
    failureText={(error) => errorMessage(error, deleteFailed, deleteFailed)}
  />
);

type SubscriberPaginationProps = { pagination: Pagination; onPage: (page: number) => void };

/** Buttons stay focusable on the first and last page, so that the focus is not lost. */
function SubscriberPagination({ pagination: { page, pages }, onPage }: SubscriberPaginationProps) {
  return (
    <Group component="nav" aria-label="Pages of subscribers" justify="center" gap="sm" mt="md">
      <PageButton label="Previous" isEnabled={page > 1} onClick={() => onPage(page - 1)} />
      <Text size="sm" aria-live="polite">
        Page {page} of {pages}
      </Text>
      <PageButton label="Next" isEnabled={page < pages} onClick={() => onPage(page + 1)} />
    </Group>
  );
}

type PageButtonProps = { label: string; isEnabled: boolean; onClick: () => void };

const PageButton = ({ label, isEnabled, onClick }: PageButtonProps) => (
  <Button
    variant="default"
    size="sm"
    aria-disabled={!isEnabled}
    opacity={isEnabled ? 1 : 0.5}
    onClick={() => isEnabled && onClick()}
  >
    {label}
  </Button>
);

const addFailed = 'Failed to add the subscriber. Please try again.';

/** Adds somebody who asked at the bar, or signed a list on paper. */
function AddSubscriberForm({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { form, onSubmit, isPending } = useActionForm({
    initialValues: { email: '' },
    validate: validateWith(addSubscriberInput),
    submit: ({ email }) => newsletterMutations.add(email),
    onSuccess: ({ message }) => {
      toast.success(message);
      void subscriberApi.invalidate(queryClient);
      onClose();
    },
    onError: (error, { setErrors }) => setErrors({ email: errorMessage(error, addFailed) }),
  });
  return (
    <form noValidate aria-label="Add a subscriber" onSubmit={onSubmit}>
      <TextInput
        data-autofocus
        type="email"
        label="Email"
        description="Only add people who asked for it. They get an email about it."
        {...form.getInputProps('email')}
      />
      <DialogButtons label={isPending ? 'Saving...' : 'Add'} isBusy={isPending} onCancel={onClose} />
    </form>
  );
}

const defaultFilters = { page: 1, active: true, search: '' };

/** `route.id`: a text to search for. */
export function NewsletterPage({ route }: Partial<PageProps>) {
  const [filters, setFilters] = useState({ ...defaultFilters, search: route?.id ?? defaultFilters.search });
  const [isAdding, { open: openForm, close: closeForm }] = useDisclosure();
  const { page, active, search } = filters;
  const query = useQuery(newsletterQueries.subscribers({ page, active, search }));
  const { subscribers = [], pagination } = query.data ?? {};
  const handlePage = (nextPage: number) => setFilters({ ...filters, page: nextPage });
  useClampedPage(pagination, handlePage);

  return (
    <>
      <PageHeader title="Newsletter">
        <Button variant="default" onClick={() => setFilters({ ...filters, page: 1, active: !active })}>
          {active ? 'Show Inactive' : 'Show Active Only'}
        </Button>
        <ExportButton
          download={newsletterMutations.exportCsv}
          input={{ active, search }}
          errorText="Failed to export CSV"
        />
        <ImportButton page="newsletter-import" />
        <Button leftSection={<Plus size={16} />} onClick={openForm}>
          Add Subscriber
        </Button>
      </PageHeader>
      <Stack gap="md">
        <Counts />
        <section aria-label={active ? 'Active subscribers' : 'Inactive subscribers'}>
          <FilterBar
            label="Filter subscribers"
            isFiltered={search !== ''}
            onClear={() => setFilters({ ...filters, page: 1, search: '' })}
          >
            <SearchField
              label="Search subscribers"
              value={search}
              onSearch={(text) => setFilters({ ...filters, page: 1, search: text })}
            />
          </FilterBar>
          <QueryState
            query={query}
            isEmpty={subscribers.length === 0}
            emptyText="No subscribers found"
            errorText="Failed to fetch subscribers"
          >
            <DataTable
              label="Subscribers"
              columns={columns}
              rows={subscribers}
              rowKey={({ _id }) => _id}
              isStale={query.isPlaceholderData}
            />
          </QueryState>
          {pagination && pagination.total > 0 && <SubscriberPagination pagination={pagination} onPage={handlePage} />}
        </section>
      </Stack>
      <Modal opened={isAdding} onClose={closeForm} title="Add a subscriber">
        <AddSubscriberForm onClose={closeForm} />
      </Modal>
    </>
  );
}
