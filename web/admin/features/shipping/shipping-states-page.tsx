import { Button, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { messages } from '@domain/shared/messages';
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
import { useRecordForm } from '../../hooks/use-record-form';
import { useSiteTimeZone } from '../../hooks/use-taprooms';
import { errorMessage } from '../../lib/error-message';
import { validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';
import type { PageProps } from '../../shell/route';
import { pluralize } from '../../../domain/format';
import { RecordForm, FormModal } from '../../components/record-form';

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

type StateFormValues = ReturnType<typeof toFormValues>;

const labels: FieldLabels<StateFormValues> = { isEnabled: 'Ships here', lastReviewed: 'Rules checked' };

type StateFormProps = { state: StaffShippingState; onSaved: () => void; onCancel: () => void };

function StateForm({ state, onSaved, onCancel }: StateFormProps) {
  const timeZone = useSiteTimeZone();
  const recordForm = useRecordForm<StaffShippingState, StateFormValues>({
    record: state,
    toFormValues,
    validate: validateWith(shippingStateChanges),
    api: shippingApi,
    onSaved: () => void toast.success(`${state.state} was saved`),
    onLeave: onSaved,
    failureText: (error) => errorMessage(error, 'Failed to save the state. Please try again.'),
    invalidText: messages.fixErrors,
  });
  const { form } = recordForm;
  return (
    <RecordForm
      of={recordForm}
      label={state.state}
      itemName="state"
      labels={labels}
      saveLabel="Save Changes"
      onCancel={onCancel}
      isSmall
    >
      <Stack gap="sm">
        <Switch label="Ships here" {...form.getInputProps('isEnabled', { type: 'checkbox' })} />
        <Textarea
          data-autofocus
          label="Note"
          description="Shown with the state, such as “An adult must sign.”"
          autosize
          minRows={2}
          maxRows={5}
          maxLength={300}
          {...form.getInputProps('note')}
        />
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
    </RecordForm>
  );
}

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
  const handleClose = () => setEdited(null);

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
      <FormModal isOpen={edited !== null} onClose={handleClose} title={edited?.state}>
        {(onCancel) => edited && <StateForm state={edited} onSaved={handleClose} onCancel={onCancel} />}
      </FormModal>
    </>
  );
}
