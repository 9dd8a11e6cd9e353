import { Button, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { shippingStateChanges, type StaffShippingState } from '@domain/shipping/schema';
import { formatShortDate } from '@domain/time/format';
import { todayIn } from '@domain/time/zone';
import { shippingApi, shippingQueries } from '../../api/website';
import { SmallButton } from '../../components/buttons';
import { DataTable, type Column } from '../../components/data-table';
import { FilterBar, SearchField } from '../../components/list-controls';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { toast } from '../../components/toast';
import { useAction } from '../../hooks/use-action';
import { useSiteTimeZone } from '../../hooks/use-taprooms';
import { errorMessage } from '../../lib/error-message';
import { validateWith } from '../../lib/form-errors';
import type { PageProps } from '../../shell/route';
import { pluralize } from '../../../domain/format';
import { Fields, type FieldRow } from '../../components/fields';
import { RecordDialog } from '../../components/record-dialog';

function ShipsSwitch({ state: stored }: { state: StaffShippingState }) {
  const { state, isEnabled } = stored;
  const queryClient = useQueryClient();
  const { start, isPending, variables } = useAction({
    run: (next: boolean) => shippingApi.save(stored, { isEnabled: next }),
    successText: (_, next) => (next ? `You ship to ${state} now` : `You no longer ship to ${state}`),
    // Even if the list can't be loaded again.
    onSuccess: (saved) =>
      queryClient.setQueryData(shippingQueries.states().queryKey, (states) =>
        states?.map((each) => (each.code === saved.code ? saved : each)),
      ),
    failureText: 'Failed to save the state. Please try again.',
    invalidate: shippingApi.invalidate,
  });
  return (
    <Switch
      aria-label={`Ship to ${state}`}
      checked={isPending ? variables : isEnabled}
      aria-busy={isPending}
      onChange={({ currentTarget }) => start(currentTarget.checked)}
    />
  );
}

const toFormValues = (state: StaffShippingState | null) => ({
  isEnabled: state?.isEnabled ?? false,
  note: state?.note ?? '',
  lastReviewed: state?.lastReviewed ?? '',
});

type StateFormProps = { state: StaffShippingState | null; onClose: () => void };

function StateDialog({ state, onClose }: StateFormProps) {
  const timeZone = useSiteTimeZone();
  return (
    <RecordDialog
      target={state}
      title={state?.state}
      label={state?.state}
      itemName="state"
      saveLabel="Save Changes"
      labels={{ isEnabled: 'Ships here', lastReviewed: 'Rules checked' }}
      api={shippingApi}
      toFormValues={toFormValues}
      validate={validateWith(shippingStateChanges)}
      failureText={(error) => errorMessage(error, 'Failed to save the state. Please try again.')}
      onSaved={(saved) => void toast.success(`${saved.state} was saved`)}
      onClose={onClose}
      isSmall
    >
      {(form) => (
        <Stack gap="sm">
          <Fields form={form} fields={fields} />
          <TextInput
            type="date"
            label="Rules checked"
            description="When somebody last read this state’s rules for shipping beer"
            {...form.getInputProps('lastReviewed')}
            rightSectionWidth={76}
            rightSection={
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() => form.setFieldValue('lastReviewed', todayIn(timeZone, new Date()))}
              >
                Today
              </Button>
            }
          />
        </Stack>
      )}
    </RecordDialog>
  );
}

const fields: FieldRow[] = [
  { name: 'isEnabled', kind: 'switch', label: 'Ships here' },
  {
    name: 'note',
    kind: 'longText',
    label: 'Note',
    description: 'Shown with the state, such as “An adult must sign.”',
    maxRows: 5,
    maxLength: 300,
    'data-autofocus': true,
  },
];

const getColumns = (onEdit: (state: StaffShippingState) => void): Column<StaffShippingState>[] => [
  {
    header: 'State',
    kind: 'title',
    width: 210,
    render: ({ state, code }) => (
      <Text span size="sm" fw={600}>
        {state}{' '}
        <Text span size="sm" c="dimmed">
          {code}
        </Text>
      </Text>
    ),
  },
  { header: 'Ships here', kind: 'control', width: 110, render: (state) => <ShipsSwitch state={state} /> },
  { header: 'Note', kind: 'plain', render: ({ note }) => note },
  {
    header: 'Rules checked',
    width: 150,
    render: ({ lastReviewed }) =>
      lastReviewed ? (
        formatShortDate(lastReviewed)
      ) : (
        <Text span size="sm" c="dimmed">
          Never
        </Text>
      ),
  },
  {
    header: 'Actions',
    kind: 'actions',
    width: 100,
    cardCorner: true,
    render: (state) => (
      <SmallButton icon={Pencil} aria-label={`Edit ${state.state}`} onClick={() => onEdit(state)}>
        Edit
      </SmallButton>
    ),
  },
];

/** `route.id`: a text to search for. */
export function ShippingStatesPage({ route }: Partial<PageProps>) {
  const [edited, setEdited] = useState<StaffShippingState | null>(null);
  const [search, setSearch] = useState(route?.id ?? '');
  const query = useQuery(shippingQueries.states());
  const states = query.data ?? [];
  const text = search.toLowerCase();
  const shown = states.filter(({ state, code }) => `${state} ${code}`.toLowerCase().includes(text));

  return (
    <>
      <PageHeader
        title="Shipping states"
        subtitle={
          query.data && `You ship to ${pluralize(states.filter(({ isEnabled }) => isEnabled).length, 'state')}.`
        }
      />
      <FilterBar label="Filter states">
        <SearchField label="Search states" value={search} onSearch={setSearch} delayMs={0} />
      </FilterBar>
      <QueryState
        query={query}
        isEmpty={shown.length === 0}
        emptyText="No state has this name"
        errorText="Failed to load the states"
      >
        <DataTable label="States" columns={getColumns(setEdited)} rows={shown} rowKey={({ code }) => code} />
      </QueryState>
      <StateDialog state={edited} onClose={() => setEdited(null)} />
    </>
  );
}
