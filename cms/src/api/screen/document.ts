import type { BoardLayout, BoardSection, BoardTheme } from '#domain/board/constants';

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
