/**
 * The number of a tap is unique in its taproom: by a unique column, which panel, API and replicas can't get around. Its title
 * tells the taps of all taprooms apart where the panel lists them.
 */
import { tapTitle } from '#domain/tap/display';
import type { DerivedColumns } from '#lib/derived-columns';
import { tapUid } from './document';

type Row = { taproom?: { documentId: string; name: string } | null; number?: number | null; label?: string | null };

/** `Auburn: Tap 7`, `Auburn: Tap 9, Nitro` */
function titleOf({ taproom, number, label }: Row): string {
  const name = [tapTitle({ number: number ?? 0, label: null }), label].filter(Boolean).join(', ');
  return taproom ? `${taproom.name}: ${name}` : name;
}

export const derivedTapColumns: DerivedColumns = {
  uid: tapUid,
  sources: ['taproom', 'number', 'label'],
  sorted: [],
  derive(row) {
    const { taproom, number } = row as Row;
    return { numberKey: taproom ? `${taproom.documentId} ${number}` : null, title: titleOf(row as Row) };
  },
  related: {
    populate: { taproom: { select: ['documentId', 'name'] } },
    readShared: async () => ({}),
    lock: async () => {},
  },
};
