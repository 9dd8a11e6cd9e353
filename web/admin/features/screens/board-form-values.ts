import type { Board } from '@domain/board/schema';
import { type BoardSection, boardLayouts, boardSections, boardThemes } from '@domain/board/constants';
import { boardInput } from '@domain/board/input';
import type { StaffTaproom } from '@domain/taproom/schema';
import { validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';

const defaultSections: BoardSection[] = ['on', 'on-deck', 'just-kicked'];

/** Selects have texts: `columns` is empty if they are automatic. */
export type BoardValues = ReturnType<typeof toFormValues>;

export const toFormValues = (board: Board | null, firstTaproom = '') => ({
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

export const toRequestBody = (values: BoardValues) => ({ ...values, columns: values.columns || null });

export const validate = (values: BoardValues) => validateWith(boardInput)(toRequestBody(values));

/** For the preview of values that are not saved. */
export function toPreviewedBoard(values: BoardValues, taprooms: readonly StaffTaproom[]): Board {
  const taproom = taprooms.find(({ slug }) => slug === values.taproom);
  return {
    ...values,
    _id: 'preview',
    taproom: taproom ? { slug: taproom.slug, name: taproom.name, timeZone: taproom.timeZone } : null,
    columns: values.columns ? Number(values.columns) : null,
    updatedAt: '',
  };
}

/** Labels of a board's choices, and the rows of its conflict dialog. */

const layoutLabels = { rows: 'Rows', cards: 'Cards' };
const themeLabels = { dark: 'Dark', light: 'Light', brand: 'Brand color' };
const sectionLabels = {
  on: 'On tap',
  guests: 'Guests in a section of their own',
  'on-deck': 'On deck',
  'just-kicked': 'Just kicked',
};

export const layoutOptions = boardLayouts.map((value) => ({ value, label: layoutLabels[value] }));
export const themeOptions = boardThemes.map((value) => ({ value, label: themeLabels[value] }));
export const sectionOptions = boardSections.map((value) => ({ value, label: sectionLabels[value] }));

export const labels: FieldLabels<BoardValues> = {
  layout: { format: (layout) => layoutLabels[layout] },
  sections: { format: (sections) => sections.map((section) => sectionLabels[section]).join(', ') },
  theme: { format: (theme) => themeLabels[theme] },
  showsDetails: 'Style and ABV',
  showsQrCode: 'QR code',
  sleepFrom: 'Sleeps from',
  sleepUntil: 'Wakes up at',
};
