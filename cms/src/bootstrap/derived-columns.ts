/** The content types with derived columns. */
import type { DerivedColumns } from '#lib/derived-columns';
import { derivedBeerColumns } from '../api/beer/derived';

export const derivedColumns: readonly DerivedColumns[] = [derivedBeerColumns];
