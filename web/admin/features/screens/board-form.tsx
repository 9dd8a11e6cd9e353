import { Box, Center, Checkbox, Grid, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { useElementSize } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Board } from '@domain/board/schema';
import { boardLimits, type BoardSection, boardLayouts, boardSections, boardThemes } from '@domain/board/constants';
import { labelsOf } from '@domain/shared/labels';
import { useState, type ReactNode } from 'react';
import { formatTime } from '@domain/time/time-of-day';
import { pluralize } from '../../../domain/format';
import { SmallButton, TrashButton } from '../../components/buttons';
import { useDeleteRecord } from '../../hooks/use-delete-record';
import { readableOnDark } from '@domain/site/look';
import { boardApi, screenQueries } from '../../api/screens';
import { siteQueries } from '../../api/site';
import { taproomQueries } from '../../api/taprooms';
import { toast } from '../../components/toast';
import { BoardView } from '../../../screen/board/board-view';
import { useNow } from '../../../ui/use-now';
import { Fields, type FieldRow } from '../../components/fields';
import { RecordDialog, type DialogTarget } from '../../components/record-dialog';
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

const layoutLabels = labelsOf(boardLayouts);
const themeLabels = labelsOf(boardThemes, { brand: 'Brand color' });
const sectionLabels = labelsOf(boardSections, { on: 'On tap', guests: 'Guests in a section of their own' });

const toOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const layoutFields: FieldRow[] = [
  { name: 'layout', kind: 'select', label: 'Layout', data: toOptions(layoutLabels) },
  {
    name: 'columns',
    kind: 'select',
    label: 'Columns',
    data: [{ value: '', label: 'As many as fit' }, '1', '2', '3', '4'],
  },
];

const contentFields: FieldRow[] = [
  { name: 'theme', kind: 'select', label: 'Theme', data: toOptions(themeLabels) },
  { name: 'showsPrices', kind: 'switch', label: 'Prices' },
  { name: 'showsDetails', kind: 'switch', label: 'Style and ABV' },
  { name: 'showsQrCode', kind: 'switch', label: 'QR code of the live list' },
  { name: 'message', label: 'Message', placeholder: 'e.g., Live music tonight at 7', maxLength: boardLimits.message },
];

const sleepFields: FieldRow[] = [
  { name: 'sleepFrom', label: 'Sleeps from', type: 'time' },
  { name: 'sleepUntil', label: 'Wakes up at', type: 'time' },
];

const labels: FieldLabels<BoardValues> = {
  layout: { format: (layout) => layoutLabels[layout] },
  sections: { format: (sections) => sections.map((section) => sectionLabels[section]).join(', ') },
  theme: { format: (theme) => themeLabels[theme] },
  showsDetails: 'Style and ABV',
  showsQrCode: 'QR code',
  sleepFrom: 'Sleeps from',
  sleepUntil: 'Wakes up at',
};

type BoardDialogProps = { target: DialogTarget<Board>; onClose: () => void };

export function BoardDialog({ target, onClose }: BoardDialogProps) {
  const { data: taprooms = [], isPending } = useQuery(taproomQueries.list());
  const isNew = target === 'new';
  const boardFields: FieldRow[] = [
    {
      name: 'name',
      label: 'Name',
      required: true,
      placeholder: 'e.g., Behind the bar',
      maxLength: boardLimits.name,
      'data-autofocus': true,
    },
    {
      name: 'taproom',
      kind: 'select',
      label: 'Taproom',
      required: true,
      data: taprooms.map(({ slug, name }) => ({ value: slug, label: name })),
    },
  ];
  return (
    <RecordDialog
      // A new board starts with the first taproom.
      target={isPending ? null : target}
      title={isNew ? 'Add Board' : 'Edit Board'}
      label={isNew ? 'New board' : 'Edit board'}
      itemName="board"
      saveLabel={isNew ? 'Add Board' : 'Save Board'}
      labels={labels}
      size={1080}
      api={boardApi}
      toFormValues={(stored: Board | null) => toFormValues(stored, taprooms[0]?.slug)}
      validate={validate}
      toBody={toRequestBody}
      failureText="Failed to save the board. Please try again."
      onSaved={({ name }) => {
        toast.success(isNew ? `${name} was added` : `${name} was saved. Its screens show it now.`);
        // The button that opened the dialog disappears with the first board.
        if (isNew) watchLostFocus(() => document.querySelector<HTMLElement>('[data-add-board]'));
      }}
      onClose={onClose}
    >
      {(form) => (
        <Grid gap={28}>
          <Grid.Col span={{ base: 12, md: 5 }}>
            <Stack gap="md">
              <Fields form={form} fields={boardFields} />
              <Fields form={form} fields={layoutFields} cols={2} />
              <Checkbox.Group label="Sections" {...form.getInputProps('sections')}>
                <Stack gap={8} mt={6}>
                  {toOptions(sectionLabels).map((option) => (
                    <Checkbox key={option.value} {...option} />
                  ))}
                </Stack>
              </Checkbox.Group>
              <Fields form={form} fields={contentFields} />
              <Fields form={form} fields={sleepFields} cols={2} />
              <Text size="xs" c="dimmed">
                While it sleeps, the screen is black. Times are those of the taproom.
              </Text>
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 7 }}>
            <FormPreview board={toPreviewedBoard(form.values, taprooms)} />
          </Grid.Col>
        </Grid>
      )}
    </RecordDialog>
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

export const ListRow = ({ children }: { children: ReactNode }) => (
  <Paper component="li" withBorder px={16} py={12} style={{ overflowWrap: 'anywhere' }}>
    <Group gap="12px 20px">{children}</Group>
  </Paper>
);

const previewWidth = 224;

function describeBoard({ taproom, sleepFrom, sleepUntil }: Board): string {
  const sleep = sleepFrom && sleepUntil ? `sleeps ${formatTime(sleepFrom)} – ${formatTime(sleepUntil)}` : null;
  return [taproom?.name ?? 'No taproom', sleep].filter(Boolean).join(' · ');
}

type BoardRowProps = { board: Board; screenCount: number; onEdit: () => void };

export function BoardRow({ board, screenCount, onEdit }: BoardRowProps) {
  const { deleteRecord, isDeleting } = useDeleteRecord({
    api: boardApi,
    failureText: 'Failed to delete the board. Please try again.',
  });
  const screens = pluralize(screenCount, 'screen');
  const message = screenCount === 0 ? 'This can’t be undone.' : `This can’t be undone. ${screens} will have no board.`;

  return (
    <ListRow>
      <BoardPreview board={board} width={previewWidth} />
      <Box flex="1 1 220px" miw={0}>
        <Text size="md" fw={600}>
          {board.name}
        </Text>
        <Text c="dimmed">{describeBoard(board)}</Text>
        <Text c="dimmed">{screenCount === 0 ? 'On no screen' : `On ${screens}`}</Text>
      </Box>
      <Group gap={4} maw="100%">
        <SmallButton icon={Pencil} aria-label={`Edit ${board.name}`} onClick={onEdit}>
          Edit
        </SmallButton>
        <TrashButton
          label={`Delete ${board.name}`}
          isDisabled={isDeleting}
          onClick={() => void deleteRecord({ id: board._id, name: board.name, message })}
        />
      </Group>
    </ListRow>
  );
}
