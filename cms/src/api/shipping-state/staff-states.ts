/** All US states, with what staff have saved about them. */
import { getStateName, stateCodes } from '#domain/distributor/us-states';
import type { ShippingStateChanges, StaffShippingState } from '#domain/shipping/schema';
import { notFound, rejectStale, staleVersion } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { shippingStateUid, type ShippingStateDocument } from '#lib/shipping-states';
import { emptyToNull, toInstantOrNull, allowNulls } from '#lib/stored-values';

const toStaffState = (code: string, stored: ShippingStateDocument | null | undefined): StaffShippingState => ({
  state: getStateName(code) ?? code,
  code,
  isEnabled: stored?.enabled ?? false,
  note: emptyToNull(stored?.note),
  lastReviewed: emptyToNull(stored?.lastReviewed),
  updatedAt: stored ? toInstantOrNull(stored.updatedAt) : null,
});

/** Ordered by name. */
export async function listStaffStates(): Promise<StaffShippingState[]> {
  const stored: ShippingStateDocument[] = await strapi.db.query(shippingStateUid).findMany();
  const byCode = new Map(stored.map((state) => [state.code, state]));
  return stateCodes.map((code) => toStaffState(code, byCode.get(code)));
}

const findStored = (code: string): Promise<ShippingStateDocument | null> =>
  strapi.db.query(shippingStateUid).findOne({ where: { code } });

export const findStaffState = async (code: string): Promise<StaffShippingState> =>
  toStaffState(code, await findStored(code));

export const saveState = (code: string, { isEnabled, updatedAt, ...fields }: ShippingStateChanges): Promise<void> =>
  withLock(`shipping state ${code}`, async () => {
    const state = getStateName(code);
    if (!state) throw notFound('Shipping state');
    const stored = await findStored(code);
    const data = allowNulls({ ...fields, ...(isEnabled === undefined ? {} : { enabled: isEnabled }) });
    if (!stored) {
      await strapi.documents(shippingStateUid).create({ data: { enabled: false, ...data, state, code } });
      return;
    }
    if (updatedAt === null) throw staleVersion();
    rejectStale(stored, updatedAt);
    await strapi.documents(shippingStateUid).update({ documentId: stored.documentId, data });
  });
