/** What staff do with the tap list of a taproom: admins, moderators, and bartenders of the taproom. */
import * as z from 'zod';
import { tapChangesQuery } from '#domain/tap/query';
import {
  checkInput,
  kickInput,
  levelInput,
  onDeckInput,
  orderInput,
  pouringUpdate,
  swapInput,
  tapInput,
  tapUpdate,
  undoInput,
} from '#domain/tap/input';
import { staffTapListSchema, tapChangeSchema, tappableDrinkSchema } from '#domain/tap/schema';
import { defineRoutes } from '#lib/routes';

const tapList = { tapList: staffTapListSchema };
const conflict = [409] as const;

/** Needs an `Idempotency-Key`: a repeated request returns the result of the first, with the present list. */
const press = { access: 'bar', key: 'required', failures: [409, 422] } as const;
const edit = { access: 'bar', key: 'optional', failures: [409, 422] } as const;
const pressed = { ...tapList, change: tapChangeSchema };

export default defineRoutes({
  'GET /taps/admin/:taproom': {
    action: 'api::tap.staff-taps.show',
    access: 'bar',
    summary: 'The taps of a taproom with what they pour, what is on deck, and who changed and checked the list last.',
    response: tapList,
  },
  'GET /taps/admin/:taproom/drinks': {
    action: 'api::tap.staff-taps.drinks',
    access: 'bar',
    summary:
      'What can be put on a tap: active beers by name, then guests that were on before. Pours are the last ones.',
    response: { drinks: z.array(tappableDrinkSchema) },
  },
  'GET /taps/admin/:taproom/changes': {
    action: 'api::tap.staff-taps.changes',
    access: 'bar',
    summary: 'What was changed, by whom and when; latest first.',
    query: tapChangesQuery,
    response: { changes: z.array(tapChangeSchema) },
  },
  'POST /taps/admin/:taproom/taps/:tap/swap': {
    ...press,
    action: 'api::tap.staff-taps.swap',
    summary:
      'End what a tap pours and start the next drink. If the tap pours something else than `expected`: 409 tap-changed.',
    body: swapInput,
    response: pressed,
  },
  'POST /taps/admin/:taproom/taps/:tap/kick': {
    ...press,
    action: 'api::tap.staff-taps.kick',
    summary: 'End what a tap pours. If it pours something else than `expected`: 409 tap-changed.',
    body: kickInput,
    response: pressed,
  },
  'POST /taps/admin/:taproom/taps/:tap/level': {
    ...press,
    action: 'api::tap.staff-taps.level',
    summary:
      'Set how much is left. If the tap pours something else than `expected`, or `pressedAt` is before the last level was set: 409 tap-changed.',
    body: levelInput,
    response: pressed,
  },
  'POST /taps/admin/:taproom/on-deck': {
    ...press,
    action: 'api::tap.staff-taps.putOnDeck',
    summary:
      'Plan a drink for a tap, or for the next free one. Without pours, it gets those with which it was last poured.',
    body: onDeckInput,
    response: pressed,
  },
  'PUT /taps/admin/:taproom/on-deck/order': {
    ...edit,
    action: 'api::tap.staff-taps.orderOnDeck',
    summary: 'Change the order of what is on deck. Unlisted drinks follow.',
    body: orderInput,
    response: pressed,
  },
  'DELETE /taps/admin/:taproom/on-deck/:pouring': {
    ...edit,
    action: 'api::tap.staff-taps.removeFromDeck',
    summary: 'Take a drink off deck.',
    response: pressed,
  },
  'PUT /taps/admin/:taproom/pourings/:pouring': {
    ...edit,
    action: 'api::tap.staff-taps.editPouring',
    summary:
      'Change the pours, the level, the guest or the planned tap of what is on tap or on deck. Absent fields stay.',
    body: pouringUpdate,
    response: pressed,
  },
  'POST /taps/admin/:taproom/checks': {
    ...press,
    action: 'api::tap.staff-taps.check',
    summary: 'Confirm the whole list: all still true.',
    body: checkInput,
    response: pressed,
  },
  'POST /taps/admin/:taproom/undo': {
    ...press,
    action: 'api::tap.staff-taps.undo',
    summary:
      'Take back the change with this key, at any time while nothing later has happened to the tap; then 409 tap-changed.',
    body: undoInput,
    response: pressed,
  },
  'POST /taps/admin/:taproom/taps': {
    action: 'api::tap.staff-taps.addTaps',
    access: 'staff',
    summary: 'Add a tap, or several with consecutive numbers. A taken number: 409 number-taken.',
    body: tapInput,
    response: tapList,
    status: 201,
    failures: conflict,
  },
  'PUT /taps/admin/:taproom/taps/:tap': {
    action: 'api::tap.staff-taps.updateTap',
    access: 'staff',
    summary: 'Change the number or the label of a tap.',
    body: tapUpdate,
    response: tapList,
    failures: conflict,
  },
  'DELETE /taps/admin/:taproom/taps/:tap': {
    action: 'api::tap.staff-taps.deleteTap',
    access: 'staff',
    summary: 'Remove a tap; its history stays. One that pours: 409 tap-in-use.',
    response: tapList,
    failures: conflict,
  },
  'PUT /taps/admin/:taproom/order': {
    action: 'api::tap.staff-taps.orderTaps',
    access: 'staff',
    summary: 'Change the order of the taps. Unlisted ones follow.',
    body: orderInput,
    response: tapList,
  },
});
