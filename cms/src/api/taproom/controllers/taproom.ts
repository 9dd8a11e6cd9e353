import type { Context } from 'koa';
import { deletedMessage } from '#domain/shared/messages';
import { taproomInput, taproomOrder, taproomUpdate } from '#domain/taproom/input';
import { closeEarlyInput } from '#domain/taproom/opening-hours-input';
import { notFound } from '#lib/errors';
import { parseBody, pathParam } from '#lib/parse';
import { fetchPublicTaprooms, fetchStaffTaprooms, findPresentSlug } from '#lib/taproom/queries';
import {
  closeEarly,
  createTaproom,
  deleteTaproom,
  orderTaprooms,
  removeEarlyClosing,
  updateTaproom,
} from '../mutations';

async function fetchStaffTaproom(slug: string, now: Date) {
  const [taproom] = await fetchStaffTaprooms(now, slug);
  if (!taproom) throw notFound('Taproom');
  return { taproom };
}

export default {
  async list() {
    return { taprooms: await fetchPublicTaprooms(new Date()) };
  },

  async show(ctx: Context) {
    const slug = await findPresentSlug(pathParam(ctx, 'slug'));
    const [taproom] = slug === null ? [] : await fetchPublicTaprooms(new Date(), slug);
    if (!taproom) throw notFound('Taproom');
    return { taproom };
  },

  async listAll() {
    return { taprooms: await fetchStaffTaprooms(new Date()) };
  },

  async showAdmin(ctx: Context) {
    return fetchStaffTaproom(pathParam(ctx, 'slug'), new Date());
  },

  async create(ctx: Context) {
    const slug = await createTaproom(parseBody(taproomInput, ctx.request.body));
    return fetchStaffTaproom(slug, new Date());
  },

  async update(ctx: Context) {
    const slug = await updateTaproom(pathParam(ctx, 'slug'), parseBody(taproomUpdate, ctx.request.body), new Date());
    return fetchStaffTaproom(slug, new Date());
  },

  async remove(ctx: Context) {
    await deleteTaproom(pathParam(ctx, 'slug'));
    return { message: deletedMessage('Taproom') };
  },

  async order(ctx: Context) {
    await orderTaprooms(parseBody(taproomOrder, ctx.request.body).slugs);
    return { taprooms: await fetchStaffTaprooms(new Date()) };
  },

  async closeEarly(ctx: Context) {
    const slug = pathParam(ctx, 'slug');
    await closeEarly(slug, parseBody(closeEarlyInput, ctx.request.body).closes, new Date());
    return fetchStaffTaproom(slug, new Date());
  },

  async removeEarlyClosing(ctx: Context) {
    const slug = pathParam(ctx, 'slug');
    await removeEarlyClosing(slug);
    return fetchStaffTaproom(slug, new Date());
  },
};
