/** The number of a tap is unique in its taproom: by a unique column, which panel, API and replicas can't get around. */
import type { DerivedColumns } from '#lib/derived-columns';
import { tapUid } from './document';

type Row = { taproom?: { documentId: string } | null; number?: number | null };

export const derivedTapColumns: DerivedColumns = {
  uid: tapUid,
  sources: ['taproom', 'number'],
  sorted: [],
  derive(row) {
    const { taproom, number } = row as Row;
    return { numberKey: taproom ? `${taproom.documentId} ${number}` : null };
  },
  related: {
    populate: { taproom: { select: ['documentId'] } },
    readShared: async () => ({}),
    lock: async () => {},
  },
};
