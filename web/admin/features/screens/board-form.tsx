import {
  Box,
  Center,
  Checkbox,
  Grid,
  Group,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Board } from '@domain/board/schema';
import { boardLimits, type BoardSection, boardLayouts, boardSections, boardThemes } from '@domain/board/constants';
import { messages } from '@domain/shared/messages';
import { useState } from 'react';
import { readableOnDark } from '@domain/site/look';
import { boardApi, screenQueries } from '../../api/screens';
import { siteQueries } from '../../api/site';
import { taproomQueries } from '../../api/taprooms';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { useTaprooms } from '../../hooks/use-taprooms';
import { BoardView } from '../../../screen/board/board-view';
import { useNow } from '../../../ui/use-now';
import { FormModal, RecordForm } from '../../components/record-form';
import { boardInput } from '@domain/board/input';
import type { StaffTaproom } from '@domain/taproom/schema';
import { validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';
import { watchLostFocus } from '../../lib/restore-focus';

const defaultSections: BoardSection[] = ['on', 'on-deck', 'just-kicked'];

/** Selects have texts: `columns` is empty if they are automatic. */
type BoardValues = ReturnType<typeof toFormValues>;

const toFormValues = (board: Board | null, firstTaproom = '') => ({
  name: board?.name ?? '',
  taproom: board ? (board.taproom?.slug ?? '') : firstTaproom,
  layout: board?.layout ?? ('rows' as const),
  columns: board?.columns ? String(board.columns) : '',
  sections: board?.sections ?? defaultSections,
  theme: board?.theme ?? ('dark' as const),
  showsPrices: board?.showsPrices ?? true,
  showsDetails: board?.showsDetails ?? true,
  showsQrCode: board?.showsQrCode ?? true,
  sleepFrom: board?.sleepFrom ?? '',
  sleepUntil: board?.sleepUntil ?? '',
  message: board?.message ?? '',
});

const toRequestBody = (values: BoardValues) => ({ ...values, columns: values.columns || null });

const validate = (values: BoardValues) => validateWith(boardInput)(toRequestBody(values));

function toPreviewedBoard(values: BoardValues, taprooms: readonly StaffTaproom[]): Board {
  const taproom = taprooms.find(({ slug }) => slug === values.taproom);
  return {
    ...values,
    _id: 'preview',
    taproom: taproom ? { slug: taproom.slug, name: taproom.name, timeZone: taproom.timeZone } : null,
    columns: values.columns ? Number(values.columns) : null,
    updatedAt: '',
  };
}

const layoutLabels = { rows: 'Rows', cards: 'Cards' };
const themeLabels = { dark: 'Dark', light: 'Light', brand: 'Brand color' };
const sectionLabels = {
  on: 'On tap',
  guests: 'Guests in a section of their own',
  'on-deck': 'On deck',
  'just-kicked': 'Just kicked',
};

const toOptions = <Value extends string>(values: readonly Value[], labelOf: Record<Value, string>) =>
  values.map((value) => ({ value, label: labelOf[value] }));

const layoutOptions = toOptions(boardLayouts, layoutLabels);
const themeOptions = toOptions(boardThemes, themeLabels);
const sectionOptions = toOptions(boardSections, sectionLabels);

const labels: FieldLabels<BoardValues> = {
  layout: { format: (layout) => layoutLabels[layout] },
  sections: { format: (sections) => sections.map((section) => sectionLabels[section]).join(', ') },
  theme: { format: (theme) => themeLabels[theme] },
  showsDetails: 'Style and ABV',
  showsQrCode: 'QR code',
  sleepFrom: 'Sleeps from',
  sleepUntil: 'Wakes up at',
};

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
  const taprooms = useTaprooms();
  const recordForm = useRecordForm<Board, BoardValues>({
    record: board,
    toFormValues: (stored) => toFormValues(stored, taprooms[0]?.slug),
    validate,
    api: boardApi,
    toBody: toRequestBody,
    onSaved: ({ name }) => {
      toast.success(board ? `${name} was saved. Its screens show it now.` : `${name} was added`);
      // The button that opened the dialog disappears with the first board.
      if (!board) watchLostFocus(() => document.querySelector<HTMLElement>('[data-add-board]'));
    },
    onLeave: onSaved,
    failureText: 'Failed to save the board. Please try again.',
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
      <Grid gap={28}>
        <Grid.Col span={{ base: 12, md: 5 }}>
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
                {sectionOptions.map((option) => (
                  <Checkbox key={option.value} {...option} />
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
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <FormPreview board={toPreviewedBoard(form.values, taprooms)} />
        </Grid.Col>
      </Grid>
    </RecordForm>
  );
}

function FormPreview({ board }: { board: Board }) {
  const [orientation, setOrientation] = useState<Orientation>('landscape');
  const { ref, width } = useElementSize();
  const previewWidth = orientation === 'landscape' ? width : Math.min(width, 300);
  return (
    <Box pos={{ base: 'static', md: 'sticky' }} top={72}>
      <Group justify="space-between" mb="xs">
        <Text fw={600}>Preview</Text>
        <SegmentedControl
          size="xs"
          aria-label="Orientation"
          data={[
            { value: 'landscape', label: 'Landscape' },
            { value: 'portrait', label: 'Portrait' },
          ]}
          value={orientation}
          onChange={setOrientation}
        />
      </Group>
      <div ref={ref}>{width > 0 && <BoardPreview board={board} width={previewWidth} size={sizes[orientation]} />}</div>
    </Box>
  );
}

type Orientation = 'landscape' | 'portrait';

type Size = { width: number; height: number };

const sizes: Record<Orientation, Size> = {
  landscape: { width: 1920, height: 1080 },
  portrait: { width: 1080, height: 1920 },
};

type BoardPreviewProps = { board: Board; width: number; size?: Size };

/** What a screen with this board shows now, scaled down. */
export function BoardPreview({ board, width, size = sizes.landscape }: BoardPreviewProps) {
  const { data: tapList, isError } = useQuery({
    ...screenQueries.tapList(board.taproom?.slug ?? ''),
    enabled: board.taproom !== null,
  });
  const { data: brand } = useQuery(siteQueries.brand());
  const now = useNow();
  const scale = width / size.width;

  return (
    <Box
      role="img"
      aria-label={`Preview of the board ${board.name}`}
      pos="relative"
      flex="none"
      w={width}
      h={size.height * scale}
      bg="#14110f"
      bdrs="sm"
      style={{ overflow: 'hidden' }}
    >
      {tapList && brand ? (
        <Box
          pos="absolute"
          top={0}
          left={0}
          style={{ ...size, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          inert
        >
          <BoardView
            board={board}
            tapList={tapList}
            brand={{ name: brand.name, accentColor: readableOnDark(brand.accentColor) }}
            size={size}
            siteUrl={window.location.origin}
            now={now}
            page={0}
            offlineSince={null}
          />
        </Box>
      ) : (
        <Center h="100%" p={12} fz="xs" ta="center" c="#b9ab9a">
          {board.taproom === null ? 'Choose a taproom' : isError ? 'This taproom has no tap list' : ''}
        </Center>
      )}
    </Box>
  );
}
