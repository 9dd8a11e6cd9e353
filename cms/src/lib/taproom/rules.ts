/** Rules of taprooms that need the other records, for the API and the panel alike. */
import { isSameAddress } from '#domain/location/same-address';
import type { ErrorCode } from '#domain/shared/error-code';
import { joinTexts } from '#domain/shared/join-texts';
import { findPathConflict, pathConflictMessage, type Taken } from '#domain/site/path-conflict';
import { findDemoTaproom } from '#domain/taproom/demo';
import { defaultTaproomPath, findTaproomSlug } from '#domain/taproom/slug';
import { lockShared, withTransactionLock } from '../mutex';
import { findPagePaths, findPagesOfTaproom } from '../page/composed-pages';
import { taproomUid, type TaproomDocument, toTaproomDocument } from './document';
import { countEvents, countPourings } from './queries';

/** `field` is the API's name of the field that is wrong, if one is. */
export type Problem = { code: ErrorCode; field: 'name' | 'slug' | 'path' | 'isActive' | null; message: string };

const lockKey = 'taprooms';

/** Serializes writes of taprooms. May be called inside another lock. */
export const withTaproomLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withTransactionLock(lockKey, work);

/** Blocks writes of taprooms until the current transaction ends. */
export const lockTaproomsShared = (): Promise<void> => lockShared(lockKey);

type Identity = Pick<
  TaproomDocument,
  'id' | 'name' | 'slug' | 'path' | 'city' | 'state' | 'isActive' | 'position' | 'timeZone'
>;

const identityFields = ['id', 'name', 'slug', 'path', 'city', 'state', 'isActive', 'position', 'timeZone'];

export const findIdentities = (): Promise<Identity[]> =>
  strapi.db.query(taproomUid).findMany({ select: identityFields, orderBy: [{ position: 'asc' }, { id: 'asc' }] });

/** Derived from a name. `stored` is null for a new taproom. */
export async function findFreeTaproomSlug(name: string, stored: { id: number } | null): Promise<string> {
  const others = (await findIdentities()).filter(({ id }) => id !== stored?.id);
  return findTaproomSlug(name, (slug) => others.some((other) => other.slug === slug));
}

const isSameText = (one: string, two: string) => one.toLowerCase() === two.toLowerCase();

const findNameProblem = (name: string, others: Identity[]): Problem | null =>
  others.some((other) => isSameText(other.name, name))
    ? { code: 'name-taken', field: 'name', message: 'A taproom with this name already exists' }
    : null;

const findSlugProblem = (slug: string, others: Identity[]): Problem | null =>
  others.some((other) => other.slug === slug)
    ? { code: 'slug-taken', field: 'slug', message: 'A taproom with this slug already exists' }
    : null;

/** The paths of these taprooms and of composed pages, also of drafts unless `isLive` is given. */
export const findTakenPaths = async (taprooms: Identity[], pages: { isLive?: true } = {}): Promise<Taken> => ({
  taprooms: taprooms.map((taproom) => ({ ...taproom, path: taproom.path ?? defaultTaproomPath(taproom.slug) })),
  pages: await findPagePaths(pages),
});

async function findPathProblem(path: string, others: Identity[]): Promise<Problem | null> {
  const conflict = findPathConflict(path, await findTakenPaths(others));
  return conflict === null ? null : { code: 'path-taken', field: 'path', message: pathConflictMessage(path, conflict) };
}

const isShown = ({ isActive }: Identity) => isActive !== false;

const lastTaproom = (verb: string): Problem => ({
  code: 'last-taproom',
  field: verb === 'hidden' ? 'isActive' : null,
  message: `The last taproom on the site can’t be ${verb}`,
});

/** Checks only what changes. `stored` is null for a new taproom. */
export async function findWriteProblem(
  next: { name?: string; slug?: string; path?: string; isActive?: boolean },
  stored: { id: number; path: string | null } | null,
): Promise<Problem | null> {
  const others = (await findIdentities()).filter(({ id }) => id !== stored?.id);
  const { name, slug, path, isActive } = next;
  const hidesLast = isActive === false && stored !== null && !others.some(isShown);
  return (
    (name === undefined ? null : findNameProblem(name, others)) ??
    (slug === undefined ? null : findSlugProblem(slug, others)) ??
    (path === undefined || path === stored?.path ? null : await findPathProblem(path, others)) ??
    (hidesLast ? lastTaproom('hidden') : null)
  );
}

type Deleted = Pick<TaproomDocument, 'id' | 'name' | 'isActive'>;

const taproomInUse = (message: string): Problem => ({ code: 'taproom-in-use', field: null, message });

async function findEventsProblem(stored: Deleted): Promise<Problem | null> {
  const count = await countEvents(stored);
  if (count === 0) return null;
  const events = count === 1 ? '1 event takes place' : `${count.toLocaleString('en-US')} events take place`;
  const them = count === 1 ? 'it' : 'them';
  return taproomInUse(`${events} in ${stored.name}. Move ${them} to another taproom, or hide ${stored.name} instead.`);
}

/** The rest of its tap list is deleted with the taproom. */
async function findPouringsProblem({ id, name }: Deleted): Promise<Problem | null> {
  const count = await countPourings({ id });
  if (count === 0) return null;
  const drinks = count === 1 ? '1 drink is' : `${count.toLocaleString('en-US')} drinks are`;
  const them = count === 1 ? 'it' : 'them';
  return taproomInUse(`${drinks} on tap in ${name}. Take ${them} off first, or hide ${name} instead.`);
}

/** A section whose taproom is deleted would be of all taprooms. */
async function findPagesProblem(stored: Deleted): Promise<Problem | null> {
  const titles = (await findPagesOfTaproom(stored)).map(({ title }) => `“${title}”`);
  if (titles.length === 0) return null;
  const have = titles.length === 1 ? `The page ${titles[0]} has` : `The pages ${joinTexts(titles)} have`;
  const { name } = stored;
  return taproomInUse(`${have} sections of ${name}. Choose another taproom there, or hide ${name} instead.`);
}

export async function findDeleteProblem(stored: Deleted): Promise<Problem | null> {
  const inUse =
    (await findEventsProblem(stored)) ?? (await findPouringsProblem(stored)) ?? (await findPagesProblem(stored));
  if (inUse) return inUse;
  const others = (await findIdentities()).filter(({ id }) => id !== stored.id);
  return stored.isActive === false || others.some(isShown) ? null : lastTaproom('deleted');
}

type Data = Record<string, unknown>;
type Stored = Pick<TaproomDocument, 'slug' | 'address' | 'latitude' | 'longitude'>;

/** A changed address has no coordinates until they are entered: a wrong pin is worse than none. */
export function coordinatesAt(
  { slug, address: stored }: Pick<TaproomDocument, 'slug' | 'address'>,
  address: string | null | undefined,
) {
  if (address === undefined || isSameAddress(address, stored ?? null)) return {};
  const demo = findDemoTaproom(slug);
  return { coordinates: demo && isSameAddress(address, demo.contact.address) ? demo.coordinates : null };
}

const isMoved = (data: Data, stored: Stored) =>
  (['latitude', 'longitude'] as const).some((field) => data[field] !== undefined && data[field] !== stored[field]);

/** The same for the panel's form, which sends the stored coordinates along with a changed address. */
export function movePin(data: Data, stored: Stored): void {
  const { address } = data;
  if ((typeof address !== 'string' && address !== null) || isMoved(data, stored)) return;
  Object.assign(data, toTaproomDocument(coordinatesAt(stored, address)));
}
