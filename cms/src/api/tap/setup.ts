/** The taps of a taproom: added, renumbered, ordered and removed by admins and moderators. */
import { tapLimits } from '#domain/tap/constants';
import { tapTitle } from '#domain/tap/display';
import type { TapInput, TapUpdate } from '#domain/tap/input';
import type { StaffTapList } from '#domain/tap/schema';
import { conflict, invalidInput, rejectStale } from '#lib/errors';
import { getNextPosition, serializeDrink, sortByIds, type TapRow, tapUid } from './document';
import { withLockedTapList } from './presses';
import { findPouringOn, findTap, findTaps, type ListedTaproom, readStaffTapList } from './queries';

const withTaps = (slug: string, work: (taproom: ListedTaproom) => Promise<void>): Promise<StaffTapList> =>
  withLockedTapList(slug, async (taproom) => {
    await work(taproom);
    return readStaffTapList(taproom);
  });

function rejectTaken(numbers: readonly number[], others: readonly TapRow[]): void {
  const taken = others.find(({ number }) => numbers.includes(number));
  if (!taken) return;
  const msg = `Tap ${taken.number} already exists`;
  throw conflict('number-taken', msg, [{ path: 'number', msg }]);
}

function rejectTooMany(last: number, total: number): void {
  if (last > tapLimits.number) {
    throw invalidInput([{ path: 'number', msg: `The last tap would have a number above ${tapLimits.number}` }]);
  }
  if (total > tapLimits.taps) {
    throw invalidInput([{ path: 'number', msg: `A taproom can have at most ${tapLimits.taps} taps` }]);
  }
}

/** New taps come last. */
export const addTaps = (slug: string, { number: first, label = null, count }: TapInput): Promise<StaffTapList> =>
  withTaps(slug, async (taproom) => {
    const others = await findTaps(taproom);
    const numbers = Array.from({ length: count ?? 1 }, (_, index) => first + index);
    rejectTooMany(first + numbers.length - 1, others.length + numbers.length);
    rejectTaken(numbers, others);
    const start = getNextPosition(others);
    for (const [index, number] of numbers.entries()) {
      const data = { taproom: taproom.documentId, number, label, position: start + index };
      await strapi.documents(tapUid).create({ data: data as never });
    }
  });

export const updateTap = (slug: string, tapId: string, { updatedAt, ...changes }: TapUpdate): Promise<StaffTapList> =>
  withTaps(slug, async (taproom) => {
    const tap = await findTap(taproom, tapId);
    rejectStale(tap, updatedAt);
    const { number, label } = changes;
    const others = (await findTaps(taproom)).filter(({ id }) => id !== tap.id);
    if (number !== undefined) rejectTaken([number], others);
    const data: object = { ...(number === undefined ? {} : { number }), ...(label === undefined ? {} : { label }) };
    await strapi.documents(tapUid).update({ documentId: tap.documentId, data });
  });

/** Its history stays. What was planned for it is then planned for the next free tap. */
export const deleteTap = (slug: string, tapId: string): Promise<StaffTapList> =>
  withTaps(slug, async (taproom) => {
    const tap = await findTap(taproom, tapId);
    const current = await findPouringOn(tap);
    if (current) {
      throw conflict('tap-in-use', `${tapTitle(tap)} pours ${serializeDrink(current).name}. Take it off first.`);
    }
    await strapi.documents(tapUid).delete({ documentId: tap.documentId });
  });

export const orderTaps = (slug: string, order: readonly string[]): Promise<StaffTapList> =>
  withTaps(slug, async (taproom) => {
    const ordered = sortByIds(await findTaps(taproom), order);
    for (const [position, { documentId, position: present }] of ordered.entries()) {
      if (position !== present) await strapi.documents(tapUid).update({ documentId, data: { position } });
    }
  });
