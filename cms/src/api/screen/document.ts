import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Board } from '#domain/board/schema';
import type { BoardLayout, BoardSection, BoardTheme } from '#domain/board/constants';
import { pairingCodeDigits } from '#domain/screen/constants';
import type { OwnScreen, Screen } from '#domain/screen/schema';
import { secretFor } from '#lib/secrets';
import { toInstant, toInstantOrNull } from '#lib/stored-values';

export const boardUid = 'api::screen.board';
export const screenUid = 'api::screen.screen';
export const pairingUid = 'api::screen.screen-pairing';

export type BoardDocument = {
  id: number;
  documentId: string;
  name: string;
  taproom?: { slug: string; name: string; timeZone: string } | null;
  layout: BoardLayout;
  columns: number | null;
  sections: BoardSection[];
  theme: BoardTheme;
  showsPrices: boolean;
  showsDetails: boolean;
  showsQrCode: boolean;
  sleepFrom: string | null;
  sleepUntil: string | null;
  message: string | null;
  updatedAt: string | Date;
};

export type ScreenDocument = {
  id: number;
  documentId: string;
  name: string;
  board?: BoardDocument | null;
  tokenHash: string | null;
  /** Of the token that was sent last and not used yet. */
  nextTokenHash: string | null;
  pairedAt: string | Date;
  lastContactAt: string | Date | null;
  reloadRequestedAt: string | Date | null;
  appVersion: string | null;
  width: number | null;
  height: number | null;
};

export type PairingDocument = {
  id: number;
  expiresAt: string | Date;
  screen?: ScreenDocument | null;
};

/** Tokens of screens and secrets of pairings: random, and stored only as hashes. */

/** 256 bits. */
export const createToken = () => randomBytes(32).toString('base64url');

/** Looking up a hash compares no secret: the time of the comparison tells nothing about the token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export const createCode = () => String(randomInt(10 ** pairingCodeDigits)).padStart(pairingCodeDigits, '0');

/** With a key, because a million codes are hashed in a second. */
export const hashCode = (code: string) =>
  createHmac('sha256', secretFor('pairing codes of screens')).update(code).digest('base64url');

export const serializeBoard = (stored: BoardDocument): Board => ({
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

export const serializeOwnScreen = (stored: ScreenDocument): OwnScreen => ({
  name: stored.name,
  board: stored.board ? serializeBoard(stored.board) : null,
  reloadRequestedAt: toInstantOrNull(stored.reloadRequestedAt),
});
