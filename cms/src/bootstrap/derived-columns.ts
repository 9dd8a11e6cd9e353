/** The content types with derived columns. */
import type { DerivedColumns } from '#lib/derived-columns';
import { derivedBeerColumns } from '../api/beer/derived';
import { derivedEventColumns } from '../api/event/derived';
import { derivedEventTimes } from '../api/event/derived-times';
import { derivedInquiryColumns } from '../api/inquiry/derived';
import { derivedPouringColumns } from '../api/tap/derived-pourings';
import { derivedTapColumns } from '../api/tap/derived';

export const derivedColumns: readonly DerivedColumns[] = [
  derivedBeerColumns,
  derivedEventColumns,
  derivedEventTimes,
  derivedInquiryColumns,
  derivedTapColumns,
  derivedPouringColumns,
];
