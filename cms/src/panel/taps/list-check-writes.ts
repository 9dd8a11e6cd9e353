/** The rules of list checks in the panel: a new one is by the user who adds it. */
import type { FieldError } from '#domain/shared/envelope';
import { isFuture } from '#domain/tap/pouring-rules';
import { rejectedFields } from '#lib/reject-fields';
import { taproomUid } from '#lib/taproom/document';
import { listCheckUid } from '../../api/tap/document';
import { storeChange } from '../../api/tap/press';
import { resolveRelation } from './relation';
import { findTaproom, lockTaproom, nameUser, toPanelRequest, type Write, type Written } from './write';

type Row = { checkedAt: string | Date; checkedBy: string | null; taproom: { documentId: string } | null };

const readCheck = (documentId: string): Promise<Row | null> =>
  strapi.db.query(listCheckUid).findOne({ where: { documentId }, populate: { taproom: { select: ['documentId'] } } });

async function save({ action, data, documentId, now }: Write, next: () => Promise<Written>): Promise<Written> {
  const stored = action === 'create' ? null : await readCheck(documentId);
  const before = action === 'update' ? stored : null;
  const taproom = await findTaproom(await resolveRelation(taproomUid, data['taproom'], stored?.taproom));
  await lockTaproom(taproom);
  data['checkedAt'] ??= before?.checkedAt ?? now;
  data['checkedBy'] = before ? before.checkedBy : nameUser();
  const checkedAt = new Date(data['checkedAt'] as string | Date);
  const errors: FieldError[] = [
    ...(taproom ? [] : [{ path: 'taproom', msg: 'Please choose a taproom' }]),
    ...(isFuture(checkedAt, now) ? [{ path: 'checkedAt', msg: 'This is in the future' }] : []),
  ];
  if (errors.length > 0 || !taproom) throw rejectedFields(errors);
  const result = await next();
  if (!before && result.documentId) {
    const change = { action: 'check' as const, tap: null, nextKey: result.documentId, pressedAt: checkedAt };
    await storeChange(taproom, toPanelRequest(taproom, now), change);
  }
  return result;
}

export const listCheckWrites = {
  uid: listCheckUid,
  write: (write: Write, next: () => Promise<Written>) => (write.action === 'delete' ? next() : save(write, next)),
};
