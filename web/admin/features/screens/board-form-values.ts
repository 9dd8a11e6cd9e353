import type { Board } from '@domain/board/board';
import type { BoardSection } from '@domain/board/constants';
import { boardInput } from '@domain/board/input';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { validateWith } from '../../lib/form-errors';

/** Selects have texts: `columns` is empty if they are automatic. */
export type BoardValues = {
  name: string;
  taproom: string;
  layout: Board['layout'];
  columns: string;
  sections: BoardSection[];
  theme: Board['theme'];
  showsPrices: boolean;
  showsDetails: boolean;
  showsQrCode: boolean;
  sleepFrom: string;
  sleepUntil: string;
  message: string;
};

export const toFormValues = (board: Board | null, firstTaproom = ''): BoardValues => ({
  name: board?.name ?? '',
  taproom: board ? (board.taproom?.slug ?? '') : firstTaproom,
  layout: board?.layout ?? 'rows',
  columns: board?.columns ? String(board.columns) : '',
  sections: board?.sections ?? ['on', 'on-deck', 'just-kicked'],
  theme: board?.theme ?? 'dark',
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
