/** Selects records of a list with several pages, and changes, tags or deletes the selected ones. */
import { Autocomplete, Button, Checkbox, Group, Menu, Modal, Stack, Text } from '@mantine/core';
import { useField } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Fragment, useRef, useState, type FormEvent } from 'react';
import type { ZodType } from 'zod';
import { equalsIgnoringCase } from '@domain/beer/search';
import { addTag } from '@domain/beer/tag';
import { ApiError } from '../../api/client';
import { settleEach, type Undo } from '../api/batch';
import type { RestorableApi } from '../api/query';
import { useAction } from '../hooks/use-action';
import type { Named, Selection } from '../hooks/use-selection';
import { describeFailures, errorMessage } from '../lib/error-message';
import { isSame } from '../lib/merge';
import { formatCount, listNames, pluralize } from '../../domain/format';
import { confirm } from './confirm';
import { showDeletedToast, showUndoToast, toast, undoAll } from './toast';
import { DialogButtons } from './record-form';

type Tagged = { updatedAt: string; tags: string[] };

type BulkAction<Stored> = {
  label: string;
  /** Completes "3 beers are …". */
  result: string;
  changes: Partial<Stored>;
  onChanged?: (records: Named[]) => unknown;
};

type Tagging = {
  schema: ZodType<string>;
  suggestions: string[];
};

type BulkBarProps<Stored extends Tagged> = {
  api: RestorableApi<Stored>;
  /** The records of this page. */
  records: Named[];
  /** The number of results on all pages. */
  total: number;
  selection: Selection;
  fetchAllResults: () => Promise<Named[]>;
  actions: BulkAction<Stored>[][];
  tagging: Tagging;
  /** A note in the question whether to delete the records. */
  describeDelete: (records: Named[]) => Promise<string> | string;
};

/** A change of more records than a page shows needs a confirmation. */
const maxUnconfirmed = 100;

type Task = {
  label: string;
  result: string;
  /** Returns null if the record does not change. */
  apply: (id: string) => Promise<Undo | null>;
  onChanged?: ((records: Named[]) => unknown) | undefined;
  isDelete?: boolean;
};

/** Saves what differs from the latest version. Resolves to its undo, which does not overwrite later changes; null if nothing differs. */
async function changeRecord<Stored extends Tagged>(
  api: RestorableApi<Stored>,
  before: Stored,
  changes: object,
): Promise<Undo | null> {
  const stored = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(changes).filter(([name, value]) => !isSame(value, stored.get(name)));
  if (changed.length === 0) return null;
  const saved = await api.save(before, Object.fromEntries(changed));
  return () => api.save(saved, Object.fromEntries(changed.map(([name]) => [name, stored.get(name)])));
}

/** Changes the selected records one by one, offers Undo, and names those that could not be changed. */
function useBulkChange<Stored extends Tagged>(props: BulkBarProps<Stored>) {
  const { api, selection, fetchAllResults, describeDelete } = props;
  const queryClient = useQueryClient();
  const itemName = api.name;
  const selectPage = useRef<HTMLInputElement>(null);
  const failureText = `Failed to change the ${itemName}s. Please try again.`;
  const action = useAction({
    run: ({ task, records }: { task: Task; records: Named[] }) => settleEach(records, ({ _id }) => task.apply(_id)),
    question: ({ task, records }) => confirmTask(task, records),
    onSuccess: ({ done, failed }, { task }) => {
      const changes = done.flatMap(({ item, result }) => (result ? [{ ...item, undo: result }] : []));
      report(task, changes, done.length - changes.length);
      if (failed.length > 0) toast.error(describeFailures(task.isDelete ? 'Not deleted' : 'Not changed', failed));
      // Those that failed stay selected for another try.
      selection.replace(failed.flatMap(({ item, error }) => (isGone(error) ? [] : item)));
      // The menu disappears with the selection.
      selectPage.current?.focus();
      if (changes.length > 0) void task.onChanged?.(changes);
    },
    failureText,
    invalidate: api.invalidate,
  });

  const report = ({ result, isDelete }: Task, changes: (Named & { undo: Undo })[], unchanged: number) => {
    const undoable = changes.map(({ name, undo }) => ({
      name,
      undo: () => undo().finally(() => void api.invalidate(queryClient)),
    }));
    if (changes.length > 0 && isDelete) showDeletedToast(itemName, undoable);
    else if (changes.length > 0) {
      showUndoToast({
        message: `${pluralize(changes.length, itemName)} ${changes.length === 1 ? 'is' : 'are'} ${result}`,
        detail: unchanged > 0 ? `${pluralize(unchanged, 'other')} already had this setting` : undefined,
        onUndo: () => undoAll(undoable, 'Not changed back'),
      });
    } else if (unchanged > 0)
      toast.success(`Nothing to change: ${pluralize(unchanged, itemName)} already had this setting`);
  };

  const confirmTask = async ({ label, isDelete = false }: Task, records: Named[]) => {
    if (!isDelete && records.length <= maxUnconfirmed) return true;
    const note = isDelete ? await describeDelete(records) : `This includes ${itemName}s on other pages of the list.`;
    return confirm({
      title: `${isDelete ? label : `${label}:`} ${pluralize(records.length, itemName)}?`,
      message: (
        <Stack gap="xs">
          {isDelete && <span>{listNames(records.map(({ name }) => name))}</span>}
          <span>{note} You will have 10 seconds to undo it.</span>
        </Stack>
      ),
      confirmLabel: label,
      isDestructive: isDelete,
    });
  };

  const change = async (task: Task) => {
    try {
      const records = selection.hasAllResults ? await fetchAllResults() : [...selection.records.values()];
      await action.start({ task, records });
    } catch (error) {
      toast.error(errorMessage(error, failureText));
    }
  };
  const changeEach = (getChanges: (record: Stored) => object) => async (id: string) => {
    const record = await api.fetchLatest(queryClient, id);
    return changeRecord(api, record, getChanges(record));
  };
  return { change, changeEach, isChanging: action.isPending, selectPage };
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

export function BulkBar<Stored extends Tagged>(props: BulkBarProps<Stored>) {
  const { api, records, total, selection, tagging, actions } = props;
  const { change, changeEach, isChanging, selectPage } = useBulkChange(props);
  const itemName = api.name;
  const [tagMode, setTagMode] = useState<TagMode | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const count = selection.hasAllResults ? total : selection.records.size;
  const isPageSelected = records.every(selection.isSelected);
  const deleteOne = async (id: string) => {
    await api.remove(id);
    return () => api.restore(id);
  };

  /** A dialog returns the focus to where it was when it opened: the menu will be gone by then. */
  const fromButton = (action: () => unknown) => () => {
    menuButton.current?.focus();
    void action();
  };

  const applyTag = (tag: string) => {
    const isAdded = tagMode === 'Add a tag to';
    setTagMode(null);
    void change({
      label: isAdded ? 'Add tag' : 'Remove tag',
      result: isAdded ? `tagged ${tag}` : `no longer tagged ${tag}`,
      apply: changeEach(({ tags }) => ({
        tags: isAdded ? addTag(tags, tag) : tags.filter((other) => !equalsIgnoringCase(other, tag)),
      })),
    });
  };

  return (
    <Group gap="sm" mih={40} px={12} mb={4} role="group" aria-label={`Selected ${itemName}s`}>
      <Checkbox
        ref={selectPage}
        aria-label="Select all on this page"
        label={
          <Text span size="sm" role="status">
            {isChanging ? `Changing ${pluralize(count, itemName)}…` : describeCount(count)}
          </Text>
        }
        checked={isPageSelected}
        indeterminate={count > 0 && !isPageSelected}
        // Stays enabled: it gets the focus while the change ends.
        aria-disabled={isChanging}
        onChange={({ currentTarget }) => isChanging || selection.setSelected(records, currentTarget.checked)}
      />
      {isPageSelected && count < total && (
        <Button variant="subtle" size="compact-sm" onClick={selection.selectAllResults}>
          Select all {formatCount(total)} results
        </Button>
      )}
      {count > 0 && (
        <>
          <Menu position="bottom-start" withinPortal shadow="md" loop={false} disabled={isChanging}>
            <Menu.Target>
              <Button ref={menuButton} size="xs" loading={isChanging} rightSection={<ChevronDown size={14} />}>
                Change {pluralize(count, itemName)}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {actions.map((group) => (
                <Fragment key={group[0]?.label}>
                  {group.map(({ changes, ...action }) => (
                    <Menu.Item
                      key={action.label}
                      onClick={fromButton(() => change({ ...action, apply: changeEach(() => changes) }))}
                    >
                      {action.label}
                    </Menu.Item>
                  ))}
                  <Menu.Divider />
                </Fragment>
              ))}
              <Menu.Item onClick={fromButton(() => setTagMode('Add a tag to'))}>Add a tag…</Menu.Item>
              <Menu.Item onClick={fromButton(() => setTagMode('Remove a tag from'))}>Remove a tag…</Menu.Item>
              <Menu.Divider />
              <Menu.Item
                color="red.7"
                onClick={fromButton(() =>
                  change({ label: 'Delete', result: 'deleted', apply: deleteOne, isDelete: true }),
                )}
              >
                Delete…
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
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
      <Modal
        opened={tagMode !== null}
        onClose={() => setTagMode(null)}
        title={tagMode && `${tagMode} ${pluralize(count, itemName)}`}
        size="sm"
        centered
      >
        {tagMode && <TagForm mode={tagMode} tagging={tagging} onClose={() => setTagMode(null)} onApply={applyTag} />}
      </Modal>
    </Group>
  );
}

const describeCount = (count: number) => (count > 0 ? `${formatCount(count)} selected` : 'Select all on this page');

/** The beginning of the title. */
type TagMode = 'Add a tag to' | 'Remove a tag from';

type TagFormProps = { mode: TagMode; tagging: Tagging; onClose: () => void; onApply: (tag: string) => void };

function TagForm({ mode, tagging: { schema, suggestions }, onClose, onApply }: TagFormProps) {
  const tag = useField({
    initialValue: '',
    clearErrorOnChange: true,
    validate: (text) => {
      const { data, error } = schema.safeParse(text);
      return data ? null : (error?.issues[0]?.message ?? 'Please choose a tag');
    },
  });
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // React sends the event to the list's form, too.
    event.stopPropagation();
    if (!(await tag.validate())) onApply(schema.parse(tag.getValue()));
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Autocomplete label="Tag" data={suggestions} data-autofocus {...tag.getInputProps()} />
      <DialogButtons label={mode === 'Add a tag to' ? 'Add tag' : 'Remove tag'} onCancel={onClose} />
    </form>
  );
}
