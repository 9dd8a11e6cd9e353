import { Badge, Button, Group, Modal, Progress, SimpleGrid, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MailX, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Pagination } from '@domain/shared/response-schemas';
import { subscriberSources, sourceLabels } from '@domain/subscriber/constants';
import type { Subscriber, NewsletterStats } from '@domain/subscriber/schema';
import { addSubscriberInput } from '@domain/subscriber/input';
import { newsletterMutations, newsletterQueries, subscriberApi, setSubscriberActive } from '../../api/newsletter';
import { DeleteRecordButton, DataTable, type Column, ExportButton, ImportButton } from '../../components/data-table';
import { FormSection } from '../../components/form-parts';
import { InstantDateTime } from '../../components/labels';
import { FilterBar, SearchField } from '../../components/list-controls';
import { PageHeader } from '../../components/page-header';
import { QueryState, ErrorState } from '../../components/query-state';
import { StatCard } from '../../components/stat-card';
import { showUndoToast, toast } from '../../components/toast';
import { DialogButtons } from '../../components/record-form';
import { useAction } from '../../hooks/use-action';
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
  const rows = subscriberSources.map((source) => {
    const count = bySource?.find(({ _id }) => _id === source)?.count ?? 0;
    return { source, count, percent: total === 0 ? 0 : Math.round((count / total) * 100) };
  });
  return (
    <FormSection title="Subscribers by Source">
      {bySource ? (
        <Stack component="dl" gap={6} m={0}>
          {rows.map(({ source, count, percent }) => (
            <Group key={source} wrap="nowrap" gap={0} fz="sm">
              <Text component="dt" inherit flex="0 0 5.5em">
                {sourceLabels[source]}
              </Text>
              <Group component="dd" wrap="nowrap" gap={12} flex={1} m={0}>
                <Progress value={percent} size={10} radius={5} flex={1} aria-hidden />
                <Text span inherit ta="right" flex="0 0 6.5em" style={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formatCount(count)} ({percent}%)
                </Text>
              </Group>
            </Group>
          ))}
        </Stack>
      ) : (
        <Skeleton height={88} />
      )}
    </FormSection>
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

const deleteFailed = 'Failed to delete subscriber';

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
        <DeleteRecordButton
          api={subscriberApi}
          id={subscriber._id}
          name={subscriber.email}
          message={`Are you sure you want to delete ${subscriber.email}? This cannot be undone.`}
          successText="Subscriber deleted successfully"
          failureText={(error) => errorMessage(error, deleteFailed, deleteFailed)}
        />
      </Group>
    ),
  },
];

function UnsubscribeButton({ subscriber: { _id, email } }: { subscriber: Subscriber }) {
  const queryClient = useQueryClient();
  const { start, isPending } = useAction({
    run: () => setSubscriberActive(_id, false),
    onSuccess: ({ message }) =>
      showUndoToast({
        message,
        onUndo: () => setSubscriberActive(_id, true).finally(() => void subscriberApi.invalidate(queryClient)),
      }),
    failureText: 'Failed to unsubscribe. Please try again.',
    invalidate: subscriberApi.invalidate,
  });
  return (
    <IconButton
      icon={MailX}
      label={`Unsubscribe ${email}`}
      loading={isPending}
      onClick={({ currentTarget }) => {
        restoreFocusNear(currentTarget);
        void start();
      }}
      tooltip="Unsubscribe"
    />
  );
}

type SubscriberPaginationProps = { pagination: Pagination; onPage: (page: number) => void };

/** Buttons stay focusable on the first and last page, so that the focus is not lost. */
function SubscriberPagination({ pagination: { page, pages }, onPage }: SubscriberPaginationProps) {
  const renderButton = (label: string, target: number) => {
    const isEnabled = target >= 1 && target <= pages;
    return (
      <Button
        variant="default"
        aria-disabled={!isEnabled}
        opacity={isEnabled ? 1 : 0.5}
        onClick={() => isEnabled && onPage(target)}
      >
        {label}
      </Button>
    );
  };
  return (
    <Group component="nav" aria-label="Pages of subscribers" justify="center" gap="sm" mt="md">
      {renderButton('Previous', page - 1)}
      <Text size="sm" aria-live="polite">
        Page {page} of {pages}
      </Text>
      {renderButton('Next', page + 1)}
    </Group>
  );
}

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
  const update = (changes: Partial<typeof filters>) => setFilters({ ...filters, page: 1, ...changes });
  const handlePage = (next: number) => update({ page: next });
  useClampedPage(pagination, handlePage);

  return (
    <>
      <PageHeader title="Newsletter">
        <Button variant="default" onClick={() => update({ active: !active })}>
          {active ? 'Show Inactive' : 'Show Active Only'}
        </Button>
        <ExportButton
          download={() => newsletterMutations.exportCsv({ active, search })}
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
          <FilterBar label="Filter subscribers" onClear={search !== '' && (() => update({ search: '' }))}>
            <SearchField label="Search subscribers" value={search} onSearch={(text) => update({ search: text })} />
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
