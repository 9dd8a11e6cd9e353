/** Screens. Static paths come before parameterized ones. */
import * as z from 'zod';
import { contactReport, pairInput, screenUpdate } from '#domain/screen/input';
import { ownScreenSchema, pairingSchema, pairingStateSchema, screenSchema } from '#domain/screen/schema';
import { messageSchema } from '#domain/shared/response-schemas';
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'POST /screens/pairings': {
    key: 'ignored',
    action: 'api::screen.screen.startPairing',
    access: 'public',
    summary: 'Start pairing a screen. It shows the code, which is valid for five minutes, and keeps the secret.',
    response: { pairing: pairingSchema },
    status: 201,
    failures: [429],
  },
  'GET /screens/pairings/current': {
    action: 'api::screen.screen.showPairing',
    access: 'screen',
    summary: 'Whether the code was entered. The bearer token is the secret; the response then has the screen’s token.',
    response: pairingStateSchema.shape,
  },
  'GET /screens/me': {
    action: 'api::screen.screen.showOwn',
    access: 'screen',
    summary:
      'The board of the screen that the bearer token belongs to, and its next token. The present one stays valid until the next one is used.',
    response: { screen: ownScreenSchema, token: z.string() },
  },
  'POST /screens/me/contact': {
    action: 'api::screen.screen.recordContact',
    access: 'screen',
    summary: 'Report that the screen is on, with the version of its app and its size.',
    body: contactReport,
    response: { message: messageSchema },
  },
  'POST /screens/pair': {
    action: 'api::screen.screen.pair',
    access: 'staff',
    summary: 'Pair the screen that shows the code. Wrong codes are limited per user and in total.',
    body: pairInput,
    response: { screen: screenSchema },
    status: 201,
    failures: [429],
  },
  'GET /screens': {
    action: 'api::screen.screen.list',
    access: 'staff',
    summary: 'The paired screens, by name.',
    response: { screens: z.array(screenSchema) },
  },
  'PUT /screens/:id': {
    action: 'api::screen.screen.update',
    access: 'staff',
    summary: 'Rename a screen, or choose another board.',
    body: screenUpdate,
    response: { screen: screenSchema },
  },
  'DELETE /screens/:id': {
    action: 'api::screen.screen.remove',
    access: 'staff',
    summary: 'Unpair a screen. It shows a new code.',
    response: { message: messageSchema },
  },
  'POST /screens/:id/reload': {
    action: 'api::screen.screen.reload',
    access: 'staff',
    summary: 'Make a screen load its app again, in its latest version.',
    response: { screen: screenSchema },
  },
});
