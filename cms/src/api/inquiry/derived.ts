import { toSearchText } from '#domain/shared/fold-text';
import type { DerivedColumns } from '#lib/derived-columns';
import { toText } from '#lib/stored-values';
import { inquiryUid } from './document';

const sources = ['name', 'email', 'message'];

export const derivedInquiryColumns: DerivedColumns = {
  uid: inquiryUid,
  sources,
  sorted: [],
  derive: (row) => ({ searchText: toSearchText(sources.map((name) => toText(row[name]))) }),
};
