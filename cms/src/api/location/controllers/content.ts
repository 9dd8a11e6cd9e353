import type { Context } from 'koa';
import { locationUpdate } from '#domain/location/input';
import type { LocationKey } from '#domain/location/location';
import { notFound } from '#lib/errors';
import { pathParam } from '#lib/path-param';
import { parseBody } from '#lib/parse';
import { currentUser } from '#lib/session';
import { allHeroImages } from '../hero-images';
import { changeLocation, findLocation, locationKey } from '../locations';
import { publicLocation, serializeHeroImage, staffLocation } from '../serialize';

const forStaff = async (location: LocationKey) =>
  staffLocation(location, await findLocation(location), await allHeroImages(location));

const forEverybody = async (location: LocationKey) => publicLocation(location, await findLocation(location));

export default {
  async show(ctx: Context) {
    const location = locationKey(pathParam(ctx, 'location'));
    return { content: await (currentUser(ctx) ? forStaff(location) : forEverybody(location)) };
  },

  async update(ctx: Context) {
    const location = locationKey(pathParam(ctx, 'location'));
    await changeLocation(location, parseBody(locationUpdate, ctx.request.body));
    return { content: await forStaff(location) };
  },

  async showTaproom(ctx: Context) {
    const location = locationKey(pathParam(ctx, 'location'));
    if (location === 'main-website') throw notFound('Location');
    const { hours, contact } = await forEverybody(location);
    const shown = (await allHeroImages(location)).filter(({ isActive }) => isActive);
    return { hours, contact, heroImages: shown.map(serializeHeroImage) };
  },
};
