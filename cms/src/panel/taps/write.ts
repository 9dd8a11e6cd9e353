/** A write of the panel's forms and lists to a tap list. */
import { randomUUID } from 'node:crypto';
import { withTransactionLock } from '#lib/mutex';
import { rejectedFields } from '#lib/reject-fields';
import { lockTaproomsShared } from '#lib/taproom/rules';
import { lockTapList, type PressRequest } from '../../api/tap/press';
import { findListedTaprooms, type ListedTaproom } from '../../api/tap/queries';
import { formatFullName, getPanelUser } from '#lib/panel-user';

export type Data = Record<string, unknown>;

export type Write = {
  action: 'create' | 'update' | 'clone' | 'delete';
  /** Empty for a deletion. */
  data: Data;
  /** Of the record that is changed, deleted or copied. */
  documentId: string;
  now: Date;
};

/** What the document service returns. */
export type Written = { documentId?: string };

export const rejectAt = (path: string, msg: string) => rejectedFields([{ path, msg }]);

export async function findTaproom(documentId: string | null): Promise<ListedTaproom | null> {
  if (documentId === null) return null;
  return (await findListedTaprooms({ documentId }))[0] ?? null;
}

/** One write of the panel at a time: one that deletes records of several taprooms locks them in any order. */
export const withPanelLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withTransactionLock(strapi, 'tap lists in the panel', work);

/** No press in the taproom, and no deletion of it, comes between the checks and the write. */
export async function lockTaproom(taproom: ListedTaproom | null): Promise<void> {
  if (taproom) await lockTapList(taproom);
  await lockTaproomsShared();
}

export function nameUser(): string {
  const user = getPanelUser();
  return (user && (formatFullName(user) ?? user.username)) || 'A user of the panel';
}

/** For the change that is stored with the write. */
export const toPanelRequest = ({ slug }: ListedTaproom, now: Date): PressRequest => ({
  taproom: slug,
  key: randomUUID(),
  hash: '',
  by: nameUser(),
  now,
});
