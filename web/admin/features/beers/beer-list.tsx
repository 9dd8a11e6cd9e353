import { Button, Checkbox, Group, Menu, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState, Fragment, useRef } from 'react';
import type { Beer } from '@domain/beer/schema';
import type { BulkResults, BeerFlags } from '@domain/beer/input';
import { type BeerSelection, invalidateBeers, setBeerFlags } from '../../api/beers';
import { confirm } from '../../components/confirm';
import { toast, showUndoToast } from '../../components/toast';
import { useSelection } from '../../hooks/use-selection';
import { errorMessage } from '../../lib/error-message';
import { formatCount, pluralize } from '../../lib/format';
import { BeerTable } from './beer-table';
import classes from './beers.module.css';

type BulkAction = {
  label: string;
  changes: BeerFlags;
  /** Completes "3 beers are …". */
  result: string;
};

const bulkActions: { title: string; actions: BulkAction[] }[] = [
  {
    title: 'Available',
    actions: [
      { label: 'Set available', changes: { isAvailable: true }, result: 'now available' },
      { label: 'Set unavailable', changes: { isAvailable: false }, result: 'no longer available' },
    ],
  },
  {
    title: 'Active',
    actions: [
      { label: 'Activate', changes: { isActive: true }, result: 'now active' },
      { label: 'Deactivate', changes: { isActive: false }, result: 'now inactive' },
    ],
  },
  {
    title: 'Featured',
    actions: [
      { label: 'Feature', changes: { isFeatured: true }, result: 'now featured' },
      { label: 'Stop featuring', changes: { isFeatured: false }, result: 'no longer featured' },
    ],
  },
];

const invertFlags = (changes: BeerFlags): BeerFlags =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, !value]));

const describeResult = (count: number, { result }: BulkAction) =>
  `${pluralize(count, 'beer')} ${count === 1 ? 'is' : 'are'} ${result}`;

const maxListedNames = 5;

/** `Porter, Stout and 2 more` */
function listNames(names: readonly string[]): string {
  const rest = names.length - maxListedNames;
  const listed = names.slice(0, maxListedNames).join(', ');
  return rest > 0 ? `${listed} and ${rest} more` : listed;
}

type BulkChange = { action: BulkAction; selection: BeerSelection; count: number };

const bulkFailed = 'Failed to change the beers. Please try again.';

/** A change of more beers than a page shows needs a confirmation. */
const maxUnconfirmed = 100;

/** Changes the selected beers, offers Undo, and names those that could not be changed. */
function useBulkChange({ names, onDone }: { names: ReadonlyMap<string, string>; onDone: () => void }) {
  const queryClient = useQueryClient();
  const refetch = () => invalidateBeers(queryClient);
  const mutation = useMutation({
    mutationFn: ({ action, selection }: BulkChange) => setBeerFlags({ selection, changes: action.changes }),
    onSuccess: (results, { action }) => {
      report(results, action);
      onDone();
    },
    onError: (error) => void toast.error(errorMessage(error, bulkFailed)),
    onSettled: refetch,
  });

  const report = ({ changed, unchanged, failed }: BulkResults, action: BulkAction) => {
    if (changed.length > 0) {
      showUndoToast({
        message: describeResult(changed.length, action),
        detail: unchanged > 0 ? `${pluralize(unchanged, 'other')} already had this setting` : undefined,
        onUndo: () =>
          setBeerFlags({ selection: { ids: changed }, changes: invertFlags(action.changes) }).finally(
            () => void refetch(),
          ),
      });
    } else if (unchanged > 0)
      toast.success(`Nothing to change: ${pluralize(unchanged, 'beer')} already had this setting`);
    if (failed.length === 0) return;
    const failedNames = failed.map(({ _id }) => names.get(_id) ?? _id);
    toast.error(`Not changed: ${listNames(failedNames)}. ${failed[0]?.message ?? bulkFailed}.`);
  };

  const change = async (input: BulkChange) => {
    const { action, count } = input;
    if (mutation.isPending) return;
    if (count > maxUnconfirmed && !(await confirmChange(action, count))) return;
    mutation.mutate(input);
  };
  return { change, isChanging: mutation.isPending };
}

const confirmChange = ({ label }: BulkAction, count: number) =>
  confirm({
    title: `${label}: ${pluralize(count, 'beer')}?`,
    message: 'This includes beers on other pages of the list. You will have 10 seconds to undo it.',
    confirmLabel: label,
  });

type BulkBarProps = {
  /** The beers of this page. */
  beers: Beer[];
  /** The number of results on all pages. */
  total: number;
  selection: ReturnType<typeof useSelection>;
  filter: { search?: string; active?: boolean };
};

/** Selects beers, and changes the selected ones. */
function BulkBar({ beers, total, selection, filter }: BulkBarProps) {
  const selectPage = useRef<HTMLInputElement>(null);
  const { change, isChanging } = useBulkChange({
    names: selection.names,
    onDone: () => {
      selection.clear();
      // The menu disappears with the selection.
      selectPage.current?.focus();
    },
  });
  const count = selection.hasAllResults ? total : selection.names.size;
  const isPageSelected = beers.every(selection.isSelected);
  const selected: BeerSelection = selection.hasAllResults ? { filter } : { ids: [...selection.names.keys()] };

  return (
    <Group gap="sm" className={classes.bulkBar} role="group" aria-label="Selected beers">
      <Checkbox
        ref={selectPage}
        aria-label="Select all on this page"
        label={
          <Text span size="sm" role="status">
            {formatStatus(count, isChanging)}
          </Text>
        }
        checked={isPageSelected}
        indeterminate={count > 0 && !isPageSelected}
        disabled={isChanging}
        onChange={({ currentTarget }) => selection.setSelected(beers, currentTarget.checked)}
      />
      {isPageSelected && count < total && (
        <Button variant="subtle" size="compact-sm" onClick={selection.selectAllResults}>
          Select all {formatCount(total)} results
        </Button>
      )}
      {count > 0 && (
        <>
          <BulkMenu
            label={`Change ${pluralize(count, 'beer')}`}
            isBusy={isChanging}
            onAction={(action) => void change({ action, selection: selected, count })}
          />
          <Button
            variant="subtle"
            color="gray.8"
            size="compact-sm"
            aria-label="Clear selection"
            onClick={selection.clear}
          >
            Clear
          </Button>
        </>
      )}
    </Group>
  );
}

function formatStatus(count: number, isChanging: boolean) {
  if (isChanging) return `Changing ${pluralize(count, 'beer')}…`;
  return count > 0 ? `${formatCount(count)} selected` : 'Select all on this page';
}

type BulkMenuProps = { label: string; isBusy: boolean; onAction: (action: BulkAction) => void };

const BulkMenu = ({ label, isBusy, onAction }: BulkMenuProps) => (
  <Menu position="bottom-start" withinPortal shadow="md" loop={false} disabled={isBusy}>
    <Menu.Target>
      <Button size="xs" loading={isBusy} rightSection={<ChevronDown size={14} aria-hidden />}>
        {label}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {bulkActions.map(({ title, actions }, index) => (
        <Fragment key={title}>
          {index > 0 && <Menu.Divider />}
          {actions.map((action) => (
            <Menu.Item key={action.label} onClick={() => onAction(action)}>
              {action.label}
            </Menu.Item>
          ))}
        </Fragment>
      ))}
    </Menu.Dropdown>
  </Menu>
);

type BeerListProps = {
  beers: Beer[];
  /** The number of results on all pages. */
  total: number;
  filter: { search?: string; active?: boolean };
  isStale: boolean;
};

export function BeerList({ beers, total, filter: requestedFilter, isStale }: BeerListProps) {
  const filter = useShownFilter(requestedFilter, isStale);
  const selection = useSelection(JSON.stringify(filter));
  const lastToggled = useRef<string | null>(null);

  /** With Shift, everything from the beer that was toggled before. */
  const handleToggle = (beer: Beer, isSelected: boolean, isRange: boolean) => {
    const from = isRange ? beers.findIndex(({ _id }) => _id === lastToggled.current) : -1;
    const to = beers.indexOf(beer);
    lastToggled.current = beer._id;
    selection.setSelected(from < 0 ? [beer] : beers.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected);
  };
  return (
    <>
      <BulkBar beers={beers} total={total} selection={selection} filter={filter} />
      <BeerTable
        beers={beers}
        isStale={isStale}
        selection={{
          isSelected: selection.isSelected,
          onToggle: handleToggle,
          getName: ({ name }) => name,
        }}
      />
    </>
  );
}

/** The filter of the beers on the screen: while the next results load, those are the previous ones. */
function useShownFilter(requested: BeerListProps['filter'], isStale: boolean) {
  const [shown, setShown] = useState(requested);
  if (!isStale && JSON.stringify(requested) !== JSON.stringify(shown)) setShown(requested);
  return shown;
}
