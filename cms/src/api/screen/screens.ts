import type { ContactReport, ScreenUpdate } from '#domain/screen/input';
import type { OwnScreen, Screen } from '#domain/screen/schema';
import { incrementContentVersion } from '#lib/content-versions';
import { invalidInput, notFound, unauthorized } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { boardPopulate } from './boards';
import {
  boardUid,
  pairingUid,
  screenUid,
  type ScreenDocument,
  serializeOwnScreen,
  serializeScreen,
  createToken,
  hashToken,
} from './document';

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

export async function findScreen(documentId: string): Promise<ScreenDocument> {
  const screen: ScreenDocument | null = await screens().findOne({ where: { documentId }, populate });
  if (!screen) throw notFound('Screen');
  return screen;
}

const withScreen = <Result>(documentId: string, work: (stored: ScreenDocument) => Promise<Result>) =>
  withLock(strapi, `screen ${documentId}`, async () => work(await findScreen(documentId)));

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
    // Of concurrent requests, only the first one finds it as the next one.
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
