import type { Context } from 'koa';
import { mainWebsite } from '#domain/location/constants';
import { locationUpdate } from '#domain/location/input';
import { notFound } from '#lib/errors';
import { parseBody } from '#lib/parse';
import { pathParam } from '#lib/path-param';
import { currentUser } from '#lib/session';
import { fetchPublicLocation, fetchStaffLocation } from '../content';
import { updateLocation } from '../mutations';
import { findPlace } from '../place';
import { findAllHeroImages } from '../queries';
import { serializeHeroImage } from '../serialize';

const findNamedPlace = (ctx: Context, isStaff: boolean) => findPlace(pathParam(ctx, 'location'), { isStaff });

export default {
  async show(ctx: Context) {
    const isStaff = currentUser(ctx) !== null;
    const place = await findNamedPlace(ctx, isStaff);
    const now = new Date();
    return { content: await (isStaff ? fetchStaffLocation(place, now) : fetchPublicLocation(place, now)) };
  },

  async update(ctx: Context) {
    const now = new Date();
    await updateLocation(await findNamedPlace(ctx, true), parseBody(locationUpdate, ctx.request.body), now);
    return { content: await fetchStaffLocation(await findNamedPlace(ctx, true), now) };
  },

  async showTaproom(ctx: Context) {
    const place = await findNamedPlace(ctx, false);
    if (place.key === mainWebsite) throw notFound('Location');
    const { hours, contact } = await fetchPublicLocation(place, new Date());
    const heroImages = (await findAllHeroImages(place)).filter(({ isActive }) => isActive);
    return { hours, contact, heroImages: heroImages.map(serializeHeroImage) };
  },
};
