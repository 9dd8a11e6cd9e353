/** A taproom of its own for a journey of bar mode, made by API. */
import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { StaffTap, StaffTapList } from '@domain/tap/schema';
import { accounts } from './env';

/** `session` is what the staff app stores. */
export async function signInByApi(request: APIRequestContext) {
  const login = await request.post('/api/auth/login', { data: accounts.staff });
  expect(login.ok(), await login.text()).toBe(true);
  const { token, user } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  return {
    session: { adminToken: login.headers()['session-id'] ?? '', adminUser: JSON.stringify(user) },
    get: async (path: string) => (await request.get(`/api${path}`, { headers })).json(),
    async post(path: string, data: object) {
      const options = { data, headers: { ...headers, 'Idempotency-Key': randomUUID() } };
      const response = await request.post(`/api${path}`, options);
      expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
      return response.json();
    },
  };
}

type Staff = Pick<Awaited<ReturnType<typeof signInByApi>>, 'get' | 'post'>;

const readList = async (staff: Staff, slug: string): Promise<StaffTapList> =>
  (await staff.get(`/taps/admin/${slug}`)).tapList;

export const readPours = async (staff: Staff, slug: string) =>
  (await readList(staff, slug)).taps.map(({ pouring }) => pouring?.drink.name ?? null);

const guest = (name: string) => ({ guest: { kind: 'beer', name } });

/** Helles on tap 1, Porter on tap 2, Pils on deck; the site does not show the taproom. Returns its slug. */
export async function makeBar(staff: Staff): Promise<string> {
  const name = `Bar ${randomUUID().slice(0, 8)}`;
  const place = { name, city: 'Reno', state: 'NV', timeZone: 'America/Los_Angeles', isActive: false };
  const { slug } = (await staff.post('/taprooms', place)).taproom;
  const path = `/taps/admin/${slug}`;
  await staff.post(`${path}/taps`, { number: 1, count: 2 });
  const [first, second] = (await readList(staff, slug)).taps as [StaffTap, StaffTap];
  await staff.post(`${path}/taps/${first._id}/swap`, { expected: null, next: guest('Helles') });
  await staff.post(`${path}/taps/${second._id}/swap`, { expected: null, next: guest('Porter') });
  await staff.post(`${path}/on-deck`, guest('Pils'));
  return slug;
}
