import { Button, Checkbox, Group, Menu, Text } from '@mantine/core';
import type { Beer } from '@domain/beer/beer';
import { ChevronDown } from 'lucide-react';
import { Fragment, useRef } from 'react';
import type { BeerSelection } from '../../api/beers';
import type { useSelection } from '../../hooks/use-selection';
import { formatCount } from '../../lib/format-count';
import { pluralize } from '../../lib/pluralize';
import classes from './beers.module.css';
import { bulkActions, type BulkAction } from './bulk-actions';
import { useBulkChange } from './use-bulk-change';

type BulkBarProps = {
  /** The beers of this page. */
  beers: Beer[];
  /** The number of results on all pages. */
  total: number;
  selection: ReturnType<typeof useSelection>;
  filter: { search?: string; active?: boolean };
};

/** Selects beers, and changes the selected ones. */
export function BulkBar({ beers, total, selection, filter }: BulkBarProps) {
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
