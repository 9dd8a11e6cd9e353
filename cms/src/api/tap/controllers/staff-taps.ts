import type { Context } from 'koa';
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
import { parseBody, parseQuery, pathParam } from '#lib/parse';
import { listDrinks } from '../queries';
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
import { addTaps, deleteTap, orderTaps, updateTap } from '../setup';
import { findTaproomBySlug, listChanges, readStaffTapList } from '../staff-queries';
import { undo } from '../undo';

const slugOf = (ctx: Context) => pathParam(ctx, 'taproom');

const findTaproom = (ctx: Context) => findTaproomBySlug(slugOf(ctx));

export default {
  async show(ctx: Context) {
    return { tapList: await readStaffTapList(await findTaproom(ctx)) };
  },

  async drinks(ctx: Context) {
    return { drinks: await listDrinks(await findTaproom(ctx)) };
  },

  async changes(ctx: Context) {
    const { limit } = parseQuery(tapChangesQuery, ctx.querystring);
    return { changes: await listChanges(await findTaproom(ctx), limit) };
  },

  async swap(ctx: Context) {
    const [request, tap] = [toRequest(ctx), pathParam(ctx, 'tap')];
    return swap(request, tap, parseBody(swapInput, ctx.request.body));
  },

  async kick(ctx: Context) {
    const [request, tap] = [toRequest(ctx), pathParam(ctx, 'tap')];
    return kick(request, tap, parseBody(kickInput, ctx.request.body));
  },

  async level(ctx: Context) {
    const [request, tap] = [toRequest(ctx), pathParam(ctx, 'tap')];
    return setLevel(request, tap, parseBody(levelInput, ctx.request.body));
  },

  async putOnDeck(ctx: Context) {
    return putOnDeck(toRequest(ctx), parseBody(onDeckInput, ctx.request.body));
  },

  async orderOnDeck(ctx: Context) {
    return orderOnDeck(toRequest(ctx), parseBody(orderInput, ctx.request.body).order);
  },

  async removeFromDeck(ctx: Context) {
    return removeFromDeck(toRequest(ctx), pathParam(ctx, 'pouring'));
  },

  async editPouring(ctx: Context) {
    return editPouring(toRequest(ctx), pathParam(ctx, 'pouring'), parseBody(pouringUpdate, ctx.request.body));
  },

  async check(ctx: Context) {
    return check(toRequest(ctx), parseBody(checkInput, ctx.request.body).pressedAt);
  },

  async undo(ctx: Context) {
    return undo(toRequest(ctx), parseBody(undoInput, ctx.request.body).key);
  },

  async addTaps(ctx: Context) {
    return { tapList: await addTaps(slugOf(ctx), parseBody(tapInput, ctx.request.body)) };
  },

  async updateTap(ctx: Context) {
    return { tapList: await updateTap(slugOf(ctx), pathParam(ctx, 'tap'), parseBody(tapUpdate, ctx.request.body)) };
  },

  async deleteTap(ctx: Context) {
    return { tapList: await deleteTap(slugOf(ctx), pathParam(ctx, 'tap')) };
  },

  async orderTaps(ctx: Context) {
    return { tapList: await orderTaps(slugOf(ctx), parseBody(orderInput, ctx.request.body).order) };
  },
};
