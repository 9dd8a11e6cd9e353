import type { Context } from 'koa';
import { mainWebsite } from '#domain/location/constants';
import { locationUpdate } from '#domain/location/input';
import { notFound } from '#lib/errors';
import { parseBody, pathParam } from '#lib/parse';
import { serializeList } from '#lib/paginate';
import { currentUser } from '#lib/session';
import { fetchPublicLocation, fetchStaffLocation, findAllHeroImages } from '../content';
import { updateLocation } from '../hero-images';
import { findLocationTarget, serializeHeroImage } from '../document';

const findRequestedTarget = (ctx: Context, isStaff: boolean) =>
  findLocationTarget(pathParam(ctx, 'location'), { isStaff });

export default {
  async show(ctx: Context) {
    const isStaff = currentUser(ctx) !== null;
    const target = await findRequestedTarget(ctx, isStaff);
    const now = new Date();
    return { content: await (isStaff ? fetchStaffLocation(target, now) : fetchPublicLocation(target, now)) };
  },

  async update(ctx: Context) {
    const now = new Date();
    await updateLocation(await findRequestedTarget(ctx, true), parseBody(locationUpdate, ctx.request.body), now);
    return { content: await fetchStaffLocation(await findRequestedTarget(ctx, true), now) };
  },

  async showTaproom(ctx: Context) {
    const target = await findRequestedTarget(ctx, false);
    if (target.key === mainWebsite) throw notFound('Location');
    const { hours, contact } = await fetchPublicLocation(target, new Date());
    const heroImages = (await findAllHeroImages(target)).filter(({ isActive }) => isActive);
    return { hours, contact, heroImages: serializeList(heroImages, serializeHeroImage) };
  },
};
