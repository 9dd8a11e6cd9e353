/** Screens, and the boards that they show. Static paths come before parameterized ones. */
import * as z from 'zod';
import { boardInput, boardUpdate } from '#domain/board/input';
import { boardSchema } from '#domain/board/schema';
import { contactReport, pairInput, screenUpdate } from '#domain/screen/input';
import { ownScreenSchema, pairingSchema, pairingStateSchema, screenSchema } from '#domain/screen/schema';
import { deletedMessage } from '#domain/shared/messages';
import { messageSchema } from '#domain/shared/response-schemas';
import { clientIp } from '#lib/client-ip';
import { bearerToken } from '#lib/credentials';
import { pathParam } from '#lib/parse';
import { defineRoutes, withBody } from '#lib/routes';
import { requireUser } from '#lib/session';
import { collectToken, pairScreen, startPairing } from '../pairing';
import {
  createBoard,
  deleteBoard,
  fetchBoards,
  fetchOwnScreen,
  fetchScreens,
  recordContact,
  requestReload,
  unpairScreen,
  updateBoard,
  updateScreen,
} from '../screens';

export default defineRoutes({
  'POST /screens/pairings': {
    key: 'ignored',
    id: 'screen.screen.startPairing',
    access: 'public',
    summary: 'Start pairing a screen. It shows the code, which is valid for five minutes, and keeps the secret.',
    response: { pairing: pairingSchema },
    status: 201,
    failures: [429],
    handle: async (ctx) => ({ pairing: await startPairing(clientIp(ctx.req), new Date()) }),
  },
  'GET /screens/pairings/current': {
    id: 'screen.screen.showPairing',
    access: 'screen',
    summary: 'Whether the code was entered. The bearer token is the secret; the response then has the screen’s token.',
    response: pairingStateSchema.shape,
    handle: async (ctx) => collectToken(bearerToken(ctx), new Date()),
  },
  'GET /screens/me': {
    id: 'screen.screen.showOwn',
    access: 'screen',
    summary:
      'The board of the screen that the bearer token belongs to, and its next token. The present one stays valid until the next one is used.',
    response: { screen: ownScreenSchema, token: z.string() },
    handle: async (ctx) => fetchOwnScreen(bearerToken(ctx)),
  },
  'POST /screens/me/contact': {
    id: 'screen.screen.recordContact',
    access: 'screen',
    summary: 'Report that the screen is on, with the version of its app and its size.',
    response: { message: messageSchema },
    ...withBody(contactReport, async (input, ctx) => {
      await recordContact(bearerToken(ctx), input, new Date());
      return { message: 'Recorded' };
    }),
  },
  'POST /screens/pair': {
    id: 'screen.screen.pair',
    access: 'staff',
    summary: 'Pair the screen that shows the code. Wrong codes are limited per user and in total.',
    response: { screen: screenSchema },
    status: 201,
    failures: [429],
    ...withBody(pairInput, async (input, ctx) => ({
      screen: await pairScreen(input, requireUser(ctx).id, new Date()),
    })),
  },
  'GET /screens': {
    id: 'screen.screen.list',
    access: 'staff',
    summary: 'The paired screens, by name.',
    response: { screens: z.array(screenSchema) },
    handle: async () => ({ screens: await fetchScreens() }),
  },
  'PUT /screens/:id': {
    id: 'screen.screen.update',
    access: 'staff',
    summary: 'Rename a screen, or choose another board.',
    response: { screen: screenSchema },
    ...withBody(screenUpdate, async (input, ctx) => ({ screen: await updateScreen(pathParam(ctx, 'id'), input) })),
  },
  'DELETE /screens/:id': {
    id: 'screen.screen.remove',
    access: 'staff',
    summary: 'Unpair a screen. It shows a new code.',
    response: { message: messageSchema },
    async handle(ctx) {
      await unpairScreen(pathParam(ctx, 'id'));
      return { message: deletedMessage('Screen') };
    },
  },
  'POST /screens/:id/reload': {
    id: 'screen.screen.reload',
    access: 'staff',
    summary: 'Make a screen load its app again, in its latest version.',
    response: { screen: screenSchema },
    handle: async (ctx) => ({ screen: await requestReload(pathParam(ctx, 'id'), new Date()) }),
  },
  'GET /boards': {
    id: 'screen.board.list',
    access: 'staff',
    summary: 'The boards that screens show, by name.',
    response: { boards: z.array(boardSchema) },
    handle: async () => ({ boards: await fetchBoards() }),
  },
  'POST /boards': {
    id: 'screen.board.create',
    access: 'staff',
    summary: 'Create a board. A name that another board has: 409.',
    response: { board: boardSchema },
    status: 201,
    failures: [409],
    ...withBody(boardInput, async (input) => ({ board: await createBoard(input) })),
  },
  'PUT /boards/:id': {
    id: 'screen.board.update',
    access: 'staff',
    summary: 'Update a board. Absent fields stay unchanged; null or "" clears. Its screens show it within a second.',
    response: { board: boardSchema },
    ...withBody(boardUpdate, async (input, ctx) => ({ board: await updateBoard(pathParam(ctx, 'id'), input) })),
  },
  'DELETE /boards/:id': {
    id: 'screen.board.remove',
    access: 'staff',
    summary: 'Delete a board. Its screens stay paired, without a board.',
    response: { message: messageSchema },
    async handle(ctx) {
      await deleteBoard(pathParam(ctx, 'id'));
      return { message: deletedMessage('Board') };
    },
  },
});
