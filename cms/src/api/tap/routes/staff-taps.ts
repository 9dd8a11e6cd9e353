/** What staff do with the tap list of a taproom: admins, moderators, and bartenders of the taproom. */
import type { Context } from 'koa';
import * as z from 'zod';
import {
  checkInput,
  defaultPoursInput,
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
import { tapChangesQuery } from '#domain/tap/query';
import { defaultPoursSchema, staffTapListSchema, tapChangeSchema, tappableDrinkSchema } from '#domain/tap/schema';
import { readDefaultPours, saveDefaultPours } from '#lib/default-pours';
import { pathParam } from '#lib/parse';
import { defineRoutes, withBody, withQuery } from '#lib/routes';
import {
  check,
  editPouring,
  kick,
  orderOnDeck,
  putOnDeck,
  removeFromDeck,
  setLevel,
  swap,
  toRequest,
} from '../presses';
import { findTaproomBySlug, listChanges, listDrinks, readStaffTapList } from '../queries';
import { addTaps, deleteTap, orderTaps, updateTap } from '../setup';
import { undo } from '../undo';

const slugOf = (ctx: Context) => pathParam(ctx, 'taproom');

const findTaproom = (ctx: Context) => findTaproomBySlug(slugOf(ctx));

const tapList = { tapList: staffTapListSchema };
const conflict = [409] as const;

/** Needs an `Idempotency-Key`: a repeated request returns the result of the first, with the present list. */
const press = { access: 'bar', key: 'required', failures: [409, 422] } as const;
const edit = { access: 'bar', key: 'optional', failures: [409, 422] } as const;
const pressed = { ...tapList, change: tapChangeSchema };

const defaults = { defaultPours: defaultPoursSchema };

export default defineRoutes({
  'GET /default-pours': {
    id: 'tap.default-pours.show',
    access: 'staff',
    summary: 'The glasses and prices of drinks that were never poured before, and those of single styles and beers.',
    response: defaults,
    handle: async () => ({ defaultPours: await readDefaultPours() }),
  },
  'PUT /default-pours': {
    id: 'tap.default-pours.update',
    access: 'staff',
    summary: 'Replace the default glasses and prices. What is on tap stays as it is.',
    response: defaults,
    ...withBody(defaultPoursInput, async (input) => {
      await saveDefaultPours(input, new Date());
      return { defaultPours: await readDefaultPours() };
    }),
  },
  'GET /taps/admin/:taproom': {
    id: 'tap.staff-taps.show',
    access: 'bar',
    summary: 'The taps of a taproom with what they pour, what is on deck, and who changed and checked the list last.',
    response: tapList,
    handle: async (ctx) => ({ tapList: await readStaffTapList(await findTaproom(ctx)) }),
  },
  'GET /taps/admin/:taproom/drinks': {
    id: 'tap.staff-taps.drinks',
    access: 'bar',
    summary:
      'What can be put on a tap: active beers by name, then guests that were on before. Pours are the last ones, or the default ones.',
    response: { drinks: z.array(tappableDrinkSchema) },
    handle: async (ctx) => ({ drinks: await listDrinks(await findTaproom(ctx)) }),
  },
  'GET /taps/admin/:taproom/changes': {
    id: 'tap.staff-taps.changes',
    access: 'bar',
    summary: 'What was changed, by whom and when; latest first.',
    response: { changes: z.array(tapChangeSchema) },
    ...withQuery(tapChangesQuery, async ({ limit }, ctx) => ({
      changes: await listChanges(await findTaproom(ctx), limit),
    })),
  },
  'POST /taps/admin/:taproom/taps/:tap/swap': {
    ...press,
    id: 'tap.staff-taps.swap',
    summary:
      'End what a tap pours and start the next drink. If the tap pours something else than `expected`: 409 tap-changed.',
    response: pressed,
    ...withBody(swapInput, async (input, ctx) => swap(toRequest(ctx), pathParam(ctx, 'tap'), input)),
  },
  'POST /taps/admin/:taproom/taps/:tap/kick': {
    ...press,
    id: 'tap.staff-taps.kick',
    summary: 'End what a tap pours. If it pours something else than `expected`: 409 tap-changed.',
    response: pressed,
    ...withBody(kickInput, async (input, ctx) => kick(toRequest(ctx), pathParam(ctx, 'tap'), input)),
  },
  'POST /taps/admin/:taproom/taps/:tap/level': {
    ...press,
    id: 'tap.staff-taps.level',
    summary:
      'Set how much is left. If the tap pours something else than `expected`, or `pressedAt` is before the last level was set: 409 tap-changed.',
    response: pressed,
    ...withBody(levelInput, async (input, ctx) => setLevel(toRequest(ctx), pathParam(ctx, 'tap'), input)),
  },
  'POST /taps/admin/:taproom/on-deck': {
    ...press,
    id: 'tap.staff-taps.putOnDeck',
    summary:
      'Plan a drink for a tap, or for the next free one. Without pours, it gets those with which it was last poured, or the default ones.',
    response: pressed,
    ...withBody(onDeckInput, async (input, ctx) => putOnDeck(toRequest(ctx), input)),
  },
  'PUT /taps/admin/:taproom/on-deck/order': {
    ...edit,
    id: 'tap.staff-taps.orderOnDeck',
    summary: 'Change the order of what is on deck. Unlisted drinks follow.',
    response: pressed,
    ...withBody(orderInput, async (input, ctx) => orderOnDeck(toRequest(ctx), input.order)),
  },
  'DELETE /taps/admin/:taproom/on-deck/:pouring': {
    ...edit,
    id: 'tap.staff-taps.removeFromDeck',
    summary: 'Take a drink off deck.',
    response: pressed,
    handle: async (ctx) => removeFromDeck(toRequest(ctx), pathParam(ctx, 'pouring')),
  },
  'PUT /taps/admin/:taproom/pourings/:pouring': {
    ...edit,
    id: 'tap.staff-taps.editPouring',
    summary:
      'Change the pours, the level, the guest or the planned tap of what is on tap or on deck. Absent fields stay.',
    response: pressed,
    ...withBody(pouringUpdate, async (input, ctx) => editPouring(toRequest(ctx), pathParam(ctx, 'pouring'), input)),
  },
  'POST /taps/admin/:taproom/checks': {
    ...press,
    id: 'tap.staff-taps.check',
    summary: 'Confirm the whole list: all still true.',
    response: pressed,
    ...withBody(checkInput, async (input, ctx) => check(toRequest(ctx), input.pressedAt)),
  },
  'POST /taps/admin/:taproom/undo': {
    ...press,
    id: 'tap.staff-taps.undo',
    summary:
      'Take back the change with this key, at any time while nothing later has happened to the tap; then 409 tap-changed.',
    response: pressed,
    ...withBody(undoInput, async (input, ctx) => undo(toRequest(ctx), input.key)),
  },
  'POST /taps/admin/:taproom/taps': {
    id: 'tap.staff-taps.addTaps',
    access: 'staff',
    summary: 'Add a tap, or several with consecutive numbers. A taken number: 409 number-taken.',
    response: tapList,
    status: 201,
    failures: conflict,
    ...withBody(tapInput, async (input, ctx) => ({ tapList: await addTaps(slugOf(ctx), input) })),
  },
  'PUT /taps/admin/:taproom/taps/:tap': {
    id: 'tap.staff-taps.updateTap',
    access: 'staff',
    summary: 'Change the number or the label of a tap.',
    response: tapList,
    failures: conflict,
    ...withBody(tapUpdate, async (input, ctx) => ({
      tapList: await updateTap(slugOf(ctx), pathParam(ctx, 'tap'), input),
    })),
  },
  'DELETE /taps/admin/:taproom/taps/:tap': {
    id: 'tap.staff-taps.deleteTap',
    access: 'staff',
    summary: 'Remove a tap; its history stays. One that pours: 409 tap-in-use.',
    response: tapList,
    failures: conflict,
    handle: async (ctx) => ({ tapList: await deleteTap(slugOf(ctx), pathParam(ctx, 'tap')) }),
  },
  'PUT /taps/admin/:taproom/order': {
    id: 'tap.staff-taps.orderTaps',
    access: 'staff',
    summary: 'Change the order of the taps. Unlisted ones follow.',
    response: tapList,
    ...withBody(orderInput, async (input, ctx) => ({ tapList: await orderTaps(slugOf(ctx), input.order) })),
  },
});
