/** A taproom with taps, and the calls of its bar. */
import { randomUUID } from 'node:crypto';
import type { StaffPouring, StaffTap, StaffTapList, TapChange, TapList } from '#domain/tap/schema';
import { admin, type ApiClient, visitor } from './client';
import { unique, makeTaproom } from './factories';
import { signInAs, userInput } from './users';

export type PressBody = { success: boolean; code?: string; message?: string; tapList: StaffTapList; change: TapChange };

export const helles = { kind: 'beer', name: 'Helles', producer: 'Lakeside Brewing', style: 'Helles', abv: 5 };
export const cider = { kind: 'cider', name: 'Dry Cider', producer: 'Two Barns' };

export async function makeBar({ taps = 3 } = {}) {
  const taproom = await makeTaproom({ name: unique('Taproom'), timeZone: 'America/Los_Angeles' });
  const { slug } = taproom;
  const path = `/taps/admin/${slug}`;
  if (taps > 0) await admin.post(`${path}/taps`, { number: 1, count: taps });

  const read = async () => (await admin.get(path)).body.tapList;

  return {
    ...taproom,
    path,
    read,
    readPublic: async () => (await visitor().get<{ tapList: TapList }>(`/taps/${slug}`)).body.tapList,
    tap: async (number: number): Promise<StaffTap & { pouring: StaffPouring | null }> => {
      const found = (await read()).taps.find((tap) => tap.number === number);
      if (!found) throw new Error(`No tap ${number}`);
      return found;
    },
    press: (call: string, body: object, { key = randomUUID(), client = admin as ApiClient } = {}) =>
      client.post<PressBody>(`${path}/${call}`, body, { headers: { 'Idempotency-Key': key } }),
    /** Starts a drink on an empty tap. */
    async pour(number: number, next: object = { guest: helles }): Promise<StaffPouring> {
      const { _id, pouring } = await this.tap(number);
      const { body, text: failure } = await this.press(`taps/${_id}/swap`, { expected: pouring?._id ?? null, next });
      const started = body.tapList?.taps.find((tap) => tap.number === number)?.pouring;
      if (!started) throw new Error(failure);
      return started;
    },
    async makeBartender(...others: string[]): Promise<ApiClient> {
      const user = userInput({ lastName: 'Ellis', role: 'bartender', taprooms: [slug, ...others] });
      await admin.post('/auth/users', user);
      return signInAs(user);
    },
  };
}
