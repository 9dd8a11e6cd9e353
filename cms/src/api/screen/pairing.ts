/** A screen shows a code, a user enters it, and the screen collects its token with the secret that only it has. */
import { maxPairings, pairingMs, screenLimits } from '#domain/screen/constants';
import type { PairInput } from '#domain/screen/input';
import type { Pairing, PairingState, Screen } from '#domain/screen/schema';
import { subnetOf } from '#lib/client-ip';
import { badRequest, invalidInput, unauthorized } from '#lib/errors';
import { consume, refund } from '#lib/limits';
import { withLock } from '#lib/mutex';
import {
  boardUid,
  pairingUid,
  screenUid,
  type BoardDocument,
  type PairingDocument,
  serializeScreen,
  createCode,
  createToken,
  hashCode,
  hashToken,
  findScreen,
} from './screens';

const pairings = () => strapi.db.query(pairingUid);

async function findFreeCode(): Promise<string> {
  const code = createCode();
  return (await pairings().count({ where: { codeHash: hashCode(code) } })) > 0 ? findFreeCode() : code;
}

/** The oldest codes make room for new ones, so that a flood does not keep screens from being paired. */
async function makeRoom(now: Date): Promise<void> {
  await pairings().deleteMany({ where: { expiresAt: { $lte: now } } });
  const where = { screen: { id: { $null: true } } };
  const excess = (await pairings().count({ where })) - maxPairings + 1;
  if (excess <= 0) return;
  const oldest: { id: number }[] = await pairings().findMany({
    select: ['id'],
    where,
    orderBy: [{ expiresAt: 'asc' }, { id: 'asc' }],
    limit: excess,
  });
  await pairings().deleteMany({ where: { id: { $in: oldest.map(({ id }) => id) } } });
}

/** Providers assign a customer up to a /48 of IPv6. */
const siteBits = 48;

export async function startPairing(ip: string, now: Date): Promise<Pairing> {
  await consume('pairings by IP address', subnetOf(ip, siteBits));
  return withLock('pairings', async () => {
    await makeRoom(now);
    const code = await findFreeCode();
    const secret = createToken();
    const expiresAt = new Date(now.getTime() + pairingMs);
    await pairings().create({ data: { codeHash: hashCode(code), secretHash: hashToken(secret), expiresAt } });
    return { code, secret, expiresAt: expiresAt.toISOString() };
  });
}

/**
 * The token is created when it is collected, so that the database never contains it. Until it was used, it can be
 * collected again: the response with it may have been lost.
 */
export async function collectToken(secret: string | null, now: Date): Promise<PairingState> {
  const where = { secretHash: hashToken(secret ?? ''), expiresAt: { $gt: now } };
  const pairing: PairingDocument | null = await pairings().findOne({ where, populate: ['screen'] });
  if (!pairing) throw unauthorized();
  if (!pairing.screen) return { state: 'waiting', token: null };
  const token = createToken();
  const { count } = await strapi.db
    .query(screenUid)
    .updateMany({ where: { id: pairing.screen.id, tokenHash: null }, data: { nextTokenHash: hashToken(token) } });
  if (count === 0) throw unauthorized();
  return { state: 'paired', token };
}

const findWaiting = (code: string, now: Date): Promise<PairingDocument | null> =>
  pairings().findOne({
    where: { codeHash: hashCode(code), expiresAt: { $gt: now }, screen: { id: { $null: true } } },
  });

const wrongCode = () =>
  invalidInput([{ path: 'code', msg: 'No screen shows this code now. A code is valid for five minutes.' }]);

/** Only wrong codes count: attempts are counted before the code is checked, and refunded. */
export async function pairScreen({ code, name, board }: PairInput, userId: number, now: Date): Promise<Screen> {
  const user = String(userId);
  await consume('pairing codes by user', user);
  await consume('pairing codes in total', 'all');
  const screen = await withLock('pairings', async () => {
    const chosen: BoardDocument | null = await strapi.db.query(boardUid).findOne({ where: { documentId: board } });
    const pairing = await findWaiting(code, now);
    if (!pairing) return null;
    if (!chosen) throw invalidInput([{ path: 'board', msg: 'Please choose a board' }]);
    if ((await strapi.db.query(screenUid).count()) >= screenLimits.screens)
      throw badRequest('There are too many screens');
    const { documentId } = await strapi.documents(screenUid).create({ data: { name, board, pairedAt: now } });
    const { id } = await findScreen(documentId);
    await pairings().update({ where: { id: pairing.id }, data: { screen: id } });
    return findScreen(documentId);
  });
  if (!screen) throw wrongCode();
  await refund('pairing codes by user', user);
  await refund('pairing codes in total', 'all');
  return serializeScreen(screen);
}
