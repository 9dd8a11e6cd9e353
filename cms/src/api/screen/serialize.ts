import type { Board } from '#domain/board/board';
import type { OwnScreen, Screen } from '#domain/screen/screen';
import { toInstant, toInstantOrNull } from '#lib/stored-values';
import type { BoardDocument, ScreenDocument } from './document';

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
