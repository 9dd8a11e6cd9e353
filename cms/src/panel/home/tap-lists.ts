/** Tap lists that staff have not checked for longer than their taproom allows. */
import type { AttentionEntry } from '#domain/panel/home';
import { isStaleTapList, getLastConfirmedAt } from '#domain/tap/freshness';
import { formatAge } from '#domain/time/age';
import { settings } from '#lib/settings';
import { findListedTaprooms, findTapList, type ListedTaproom } from '../../api/tap/queries';

const barModePath = '/bar/';

async function checkTapList(taproom: ListedTaproom, now: Date): Promise<AttentionEntry[]> {
  const { documentId, name, slug, tapListMaxAgeHours } = taproom;
  const list = await findTapList(slug, now);
  const confirmedAt = getLastConfirmedAt(list);
  if (list.on.length === 0 || confirmedAt === null || !isStaleTapList(list, tapListMaxAgeHours, now)) return [];
  const verb = list.checkedAt === null ? 'changed' : 'checked';
  const text = `${name}’s tap list was last ${verb} ${formatAge(confirmedAt, now)} ago`;
  return [{ key: `${documentId} tap-list`, text, to: `${settings().publicUrl}${barModePath}` }];
}

export async function checkTapLists(now: Date): Promise<AttentionEntry[]> {
  const taprooms = await findListedTaprooms({ isActive: true });
  return (await Promise.all(taprooms.map((taproom) => checkTapList(taproom, now)))).flat();
}
