import type { Context } from 'koa';
import { locationUpdate } from '#domain/location/input';
import type { LocationKey } from '#domain/location/constants';
import { notFound } from '#lib/errors';
import { parseBody } from '#lib/parse';
import { pathParam } from '#lib/path-param';
import { currentUser } from '#lib/session';
import { fetchLogo } from '#lib/site-settings/logo';
import { updateLocation } from '../mutations';
import { findAllHeroImages, findLocation, parseLocationKey } from '../queries';
import { publicLocation, serializeHeroImage, staffLocation } from '../serialize';

const fetchContent = async (location: LocationKey) => ({
  stored: await findLocation(location),
  logo: location === 'main-website' ? await fetchLogo() : null,
});

const fetchStaffLocation = async (location: LocationKey) =>
  staffLocation(location, await fetchContent(location), await findAllHeroImages(location));

const fetchPublicLocation = async (location: LocationKey) => publicLocation(location, await fetchContent(location));

export default {
  async show(ctx: Context) {
    const location = parseLocationKey(pathParam(ctx, 'location'));
    return { content: await (currentUser(ctx) ? fetchStaffLocation(location) : fetchPublicLocation(location)) };
  },

  async update(ctx: Context) {
    const location = parseLocationKey(pathParam(ctx, 'location'));
    await updateLocation(location, parseBody(locationUpdate, ctx.request.body));
    return { content: await fetchStaffLocation(location) };
  },

  async showTaproom(ctx: Context) {
    const location = parseLocationKey(pathParam(ctx, 'location'));
    if (location === 'main-website') throw notFound('Location');
    const { hours, contact } = await fetchPublicLocation(location);
    const heroImages = (await findAllHeroImages(location)).filter(({ isActive }) => isActive);
    return { hours, contact, heroImages: heroImages.map(serializeHeroImage) };
  },
};
