import { Checkbox, Group, SegmentedControl, Select, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Board } from '@domain/board/schema';
import { boardLimits } from '@domain/board/constants';
import { messages } from '@domain/shared/messages';
import { useState } from 'react';
import { createBoard, invalidateScreens, screenQueries, updateBoard } from '../../api/screens';
import { taproomQueries } from '../../api/taprooms';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { useTaprooms } from '../../hooks/use-taprooms';
import { clientErrorMessage } from '../../lib/error-message';
import {
  toFormValues,
  toPreviewedBoard,
  toRequestBody,
  validate,
  type BoardValues,
  labels,
  layoutOptions,
  sectionOptions,
  themeOptions,
} from './board-form-values';
import { BoardPreview, type Orientation } from './board-preview';
import classes from './screens.module.css';
import { FormModal, RecordForm } from '../../components/record-form';

/** The board to edit; null while the dialog is closed. */
export type BoardTarget = Board | 'new' | null;

export function BoardModal({ target, onClose }: { target: BoardTarget; onClose: () => void }) {
  // A new board starts with the first one.
  const { isPending } = useQuery(taproomQueries.list());
  return (
    <FormModal
      isOpen={target !== null}
      isLong
      onClose={onClose}
      title={target === 'new' ? 'Add Board' : 'Edit Board'}
      size={1080}
    >
      {(onCancel) =>
        !isPending && <BoardForm board={target === 'new' ? null : target} onSaved={onClose} onCancel={onCancel} />
      }
    </FormModal>
  );
}

type BoardFormProps = { board: Board | null; onSaved: () => void; onCancel: () => void };

function BoardForm({ board, onSaved, onCancel }: BoardFormProps) {
  const queryClient = useQueryClient();
  const taprooms = useTaprooms();
  const recordForm = useRecordForm<Board, BoardValues>({
    record: board,
    toFormValues: (stored) => toFormValues(stored, taprooms[0]?.slug),
    validate,
    save: (values, base) =>
      base
        ? updateBoard({ id: base._id, changes: { ...toRequestBody(values), updatedAt: base.updatedAt } })
        : createBoard(toRequestBody(values)),
    fetchLatest: async ({ _id }) => {
      const boards = await queryClient.fetchQuery({ ...screenQueries.boards(), staleTime: 0 });
      const latest = boards.find((each) => each._id === _id);
      if (!latest) throw new Error('The board was deleted');
      return latest;
    },
    onSaved: ({ name }) => {
      toast.success(board ? `${name} was saved. Its screens show it now.` : `${name} was added`);
      void invalidateScreens(queryClient);
    },
    onLeave: onSaved,
    getErrorMessage: (error) => clientErrorMessage(error, 'Failed to save the board. Please try again.'),
    errorPlacement: 'form',
    invalidText: messages.fixErrors,
    fieldsByCode: { 'name-taken': 'name' },
  });
  const { form } = recordForm;
  const taproomOptions = taprooms.map(({ slug, name }) => ({ value: slug, label: name }));

  return (
    <RecordForm
      of={recordForm}
      label={board ? 'Edit board' : 'New board'}
      itemName="board"
      labels={labels}
      saveLabel={board ? 'Save Board' : 'Add Board'}
      onCancel={onCancel}
    >
      <div className={classes.form}>
        <Stack gap="md">
          <TextInput
            data-autofocus
            label="Name"
            required
            placeholder="e.g., Behind the bar"
            maxLength={boardLimits.name}
            {...form.getInputProps('name')}
          />
          <Select label="Taproom" required data={taproomOptions} {...form.getInputProps('taproom')} />
          <SimpleGrid cols={2} spacing="sm">
            <Select label="Layout" data={layoutOptions} {...form.getInputProps('layout')} />
            <Select
              label="Columns"
              data={[{ value: '', label: 'As many as fit' }, '1', '2', '3', '4']}
              {...form.getInputProps('columns')}
            />
          </SimpleGrid>
          <Checkbox.Group label="Sections" {...form.getInputProps('sections')}>
            <Stack gap={8} mt={6}>
              {sectionOptions.map(({ value, label }) => (
                <Checkbox key={value} value={value} label={label} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Select label="Theme" data={themeOptions} {...form.getInputProps('theme')} />
          <Stack gap={8}>
            <Switch label="Prices" {...form.getInputProps('showsPrices', { type: 'checkbox' })} />
            <Switch label="Style and ABV" {...form.getInputProps('showsDetails', { type: 'checkbox' })} />
            <Switch label="QR code of the live list" {...form.getInputProps('showsQrCode', { type: 'checkbox' })} />
          </Stack>
          <TextInput
            label="Message"
            placeholder="e.g., Live music tonight at 7"
            maxLength={boardLimits.message}
            {...form.getInputProps('message')}
          />
          <SimpleGrid cols={2} spacing="sm">
            <TextInput type="time" label="Sleeps from" {...form.getInputProps('sleepFrom')} />
            <TextInput type="time" label="Wakes up at" {...form.getInputProps('sleepUntil')} />
          </SimpleGrid>
          <Text size="xs" c="dimmed">
            While it sleeps, the screen is black. Times are those of the taproom.
          </Text>
        </Stack>
        <FormPreview board={toPreviewedBoard(form.values, taprooms)} />
      </div>
    </RecordForm>
  );
}

/** The values of the form, saved or not. */
function FormPreview({ board }: { board: Board }) {
  const [orientation, setOrientation] = useState<Orientation>('landscape');
  const { ref, width } = useElementSize();
  const previewWidth = orientation === 'landscape' ? width : Math.min(width, 300);
  return (
    <div className={classes.side}>
      <Group justify="space-between" mb="xs">
        <Text size="sm" fw={600}>
          Preview
        </Text>
        <SegmentedControl
          size="xs"
          aria-label="Orientation"
          data={[
            { value: 'landscape', label: 'Landscape' },
            { value: 'portrait', label: 'Portrait' },
          ]}
          value={orientation}
          onChange={(value) => setOrientation(value as Orientation)}
        />
      </Group>
      <div ref={ref}>{width > 0 && <BoardPreview board={board} width={previewWidth} orientation={orientation} />}</div>
    </div>
  );
}
