import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { type BoardSection, boardLimits } from '#domain/board/constants';
import type { BoardInput, BoardUpdate } from '#domain/board/input';
import type { Board } from '#domain/board/schema';
import { pairingCodeDigits } from '#domain/screen/constants';
import type { ContactReport, ScreenUpdate } from '#domain/screen/input';
import type { OwnScreen, Screen } from '#domain/screen/schema';
import { incrementContentVersion } from '#lib/content-versions';
import { badRequest, conflict, invalidInput, rejectStale, unauthorized } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { type ContentRow, requireRow } from '#lib/rows';
import { secretFor } from '#lib/secrets';
import { toInstant, toInstantOrNull, allowNulls } from '#lib/stored-values';
import { findTaproomNames } from '#lib/taproom/queries';

export const boardUid = 'api::screen.board';
export const screenUid = 'api::screen.screen';
export const pairingUid = 'api::screen.screen-pairing';

export type BoardDocument = Omit<ContentRow<typeof boardUid>, 'sections'> & {
  sections: BoardSection[];
  taproom?: { slug: string; name: string; timeZone: string } | null;
};

/** `nextTokenHash`: of the token that was sent last and not used yet. */
type ScreenDocument = ContentRow<typeof screenUid> & { board?: BoardDocument | null };

export type PairingDocument = ContentRow<typeof pairingUid> & { screen?: ScreenDocument | null };

/** Tokens of screens and secrets of pairings are stored only as hashes. 256 bits. */
export const createToken = () => randomBytes(32).toString('base64url');

/** Looking up a hash compares no secret: the time of the comparison tells nothing about the token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export const createCode = () => String(randomInt(10 ** pairingCodeDigits)).padStart(pairingCodeDigits, '0');

/** Uses a key, because a million codes are hashed in a second. */
export const hashCode = (code: string) =>
  createHmac('sha256', secretFor('pairing codes of screens')).update(code).digest('base64url');

const serializeBoard = (stored: BoardDocument): Board => ({
  _id: stored.documentId,
  name: stored.name,
  taproom: stored.taproom
    ? { slug: stored.taproom.slug, name: stored.taproom.name, timeZone: stored.taproom.timeZone }
    : null,
  layout: stored.layout,
  columns: stored.columns,
  sections: stored.sections,
  theme: stored.theme,
  showsPrices: stored.showsPrices,
  showsDetails: stored.showsDetails,
  showsQrCode: stored.showsQrCode,
  sleepFrom: stored.sleepFrom,
  sleepUntil: stored.sleepUntil,
  message: stored.message,
  updatedAt: toInstant(stored.updatedAt),
});

export const serializeScreen = (stored: ScreenDocument): Screen => ({
  _id: stored.documentId,
  name: stored.name,
  board: stored.board ? { _id: stored.board.documentId, name: stored.board.name } : null,
  pairedAt: toInstant(stored.pairedAt),
  lastContactAt: toInstantOrNull(stored.lastContactAt),
  appVersion: stored.appVersion,
  width: stored.width,
  height: stored.height,
});

const serializeOwnScreen = (stored: ScreenDocument): OwnScreen => ({
  name: stored.name,
  board: stored.board ? serializeBoard(stored.board) : null,
  reloadRequestedAt: toInstantOrNull(stored.reloadRequestedAt),
});

const boardPopulate = { taproom: { select: ['slug', 'name', 'timeZone'] } };
const populate = { board: { populate: boardPopulate } };
const screens = () => strapi.db.query(screenUid);

/** Screens notice it within a second: they read their board again. */
const notifyScreens = () => incrementContentVersion(strapi, 'screen');

export async function fetchScreens(): Promise<Screen[]> {
  const stored: ScreenDocument[] = await screens().findMany({
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    populate: ['board'],
  });
  return stored.map(serializeScreen);
}

export const findScreen = (documentId: string): Promise<ScreenDocument> =>
  requireRow(screenUid, 'Screen', { where: { documentId }, populate });

const withScreen = <Result>(documentId: string, work: (stored: ScreenDocument) => Promise<Result>) =>
  withLock(`screen ${documentId}`, async () => work(await findScreen(documentId)));

export const updateScreen = (documentId: string, changes: ScreenUpdate): Promise<Screen> =>
  withScreen(documentId, async () => {
    const { board } = changes;
    const isKnown =
      board === undefined || (await strapi.db.query(boardUid).count({ where: { documentId: board } })) > 0;
    if (!isKnown) throw invalidInput([{ path: 'board', msg: 'Please choose a board' }]);
    await strapi.documents(screenUid).update({ documentId, data: changes });
    await notifyScreens();
    return serializeScreen(await findScreen(documentId));
  });

/** Its tokens are no longer valid: it shows a new code. */
export const unpairScreen = (documentId: string): Promise<void> =>
  withScreen(documentId, async ({ id }) => {
    await strapi.db.query(pairingUid).deleteMany({ where: { screen: { id } } });
    await strapi.documents(screenUid).delete({ documentId });
    await notifyScreens();
  });

export const requestReload = (documentId: string, now: Date): Promise<Screen> =>
  withScreen(documentId, async ({ id }) => {
    await screens().update({ where: { id }, data: { reloadRequestedAt: now } });
    await notifyScreens();
    return serializeScreen(await findScreen(documentId));
  });

/** Finds the screen of a current token, or of the next one, which replaces the current one with its first use. */
async function authenticate(token: string | null): Promise<ScreenDocument> {
  const hash = hashToken(token ?? '');
  const screen: ScreenDocument | null = await screens().findOne({
    where: { $or: [{ tokenHash: hash }, { nextTokenHash: hash }] },
    populate,
  });
  if (!screen) throw unauthorized();
  if (screen.tokenHash !== hash) await promoteToken(screen, hash);
  return screen;
}

const promoteToken = ({ id }: ScreenDocument, hash: string) =>
  strapi.db.transaction(async () => {
    // Only the first of concurrent requests matches the next token.
    await screens().updateMany({ where: { id, nextTokenHash: hash }, data: { tokenHash: hash, nextTokenHash: null } });
    await strapi.db.query(pairingUid).deleteMany({ where: { screen: { id } } });
  });

/** Returns a new token with the board. The one of the request stays valid until the new one is used. */
export async function fetchOwnScreen(token: string | null): Promise<{ screen: OwnScreen; token: string }> {
  const screen = await authenticate(token);
  const next = createToken();
  await screens().updateMany({ where: { id: screen.id }, data: { nextTokenHash: hashToken(next) } });
  return { screen: serializeOwnScreen(screen), token: next };
}

export async function recordContact(token: string | null, report: ContactReport, now: Date): Promise<void> {
  const { id } = await authenticate(token);
  await screens().updateMany({ where: { id }, data: { ...report, lastContactAt: now } });
}

export async function fetchBoards(): Promise<Board[]> {
  const boards: BoardDocument[] = await strapi.db
    .query(boardUid)
    .findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }], populate: boardPopulate });
  return boards.map(serializeBoard);
}

const findBoard = (documentId: string): Promise<BoardDocument> =>
  requireRow(boardUid, 'Board', { where: { documentId }, populate: boardPopulate });

async function findTaproomId(slug: string): Promise<string> {
  const taproom = (await findTaproomNames()).find((each) => each.slug === slug);
  if (!taproom) throw invalidInput([{ path: 'taproom', msg: 'Please choose a taproom' }]);
  return taproom.documentId;
}

async function rejectTakenName(name: string, ownId: string | null): Promise<void> {
  const other: BoardDocument | null = await strapi.db.query(boardUid).findOne({ where: { name } });
  if (!other || other.documentId === ownId) return;
  const message = `There is already a board “${name}”`;
  throw conflict('name-taken', message, [{ path: 'name', msg: message }]);
}

/** All boards are written one after the other, because their names are unique. */
const withBoardLock = <Result>(work: () => Promise<Result>) => withLock('boards', work);

export const createBoard = (input: BoardInput): Promise<Board> =>
  withBoardLock(async () => {
    if ((await strapi.db.query(boardUid).count()) >= boardLimits.boards) throw badRequest('There are too many boards');
    const taproom = await findTaproomId(input.taproom);
    await rejectTakenName(input.name, null);
    const { documentId } = await strapi.documents(boardUid).create({
      data: allowNulls({ ...input, taproom }),
    });
    return serializeBoard(await findBoard(documentId));
  });

export const updateBoard = (documentId: string, { updatedAt, ...changes }: BoardUpdate): Promise<Board> =>
  withBoardLock(async () => {
    rejectStale(await findBoard(documentId), updatedAt);
    if (changes.name !== undefined) await rejectTakenName(changes.name, documentId);
    const { taproom: slug, ...fields } = changes;
    const taproom = slug === undefined ? {} : { taproom: await findTaproomId(slug) };
    await strapi.documents(boardUid).update({ documentId, data: allowNulls({ ...fields, ...taproom }) });
    return serializeBoard(await findBoard(documentId));
  });

/** Its screens stay paired and show that they have no board. */
export const deleteBoard = (documentId: string): Promise<void> =>
  withBoardLock(async () => {
    await findBoard(documentId);
    await strapi.documents(boardUid).delete({ documentId });
  });
