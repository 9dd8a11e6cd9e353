/** What the panel's form of a hero image calls. The order of several is saved in one transaction. */
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as z from 'zod';
import { findPlacements } from '#lib/taproom/queries';
import type { PlacedHeroImage } from '#lib/taproom/hero-images';
import { findHeroImages, findLocationPage, heroImageUid } from '../../api/location/content';
import { orderHeroImages } from '../../api/location/hero-images';
import type { AdminRoute } from '../admin-route';

const orderInput = z.object({ placement: z.string().max(60), ids: z.array(z.string()).max(1000) });

const toListed = ({ documentId, alt, isActive, image }: PlacedHeroImage) => ({
  documentId,
  alt,
  isActive,
  name: image?.name ?? null,
  url: image?.url ?? null,
});

async function rejectUnknown(placement: string): Promise<void> {
  const isKnown = (await findPlacements()).some(({ value }) => value === placement);
  if (!isKnown) throw new errors.NotFoundError('There is no such page or taproom');
}

const listPlacements = async () => ({ placements: await findPlacements() });

async function listImages(ctx: Context) {
  const placement = String(ctx.query['placement'] ?? '');
  await rejectUnknown(placement);
  return { images: (await findHeroImages(await findLocationPage(placement))).map(toListed) };
}

async function saveOrder(ctx: Context) {
  const { data } = orderInput.safeParse(ctx.request.body);
  if (!data) throw new errors.ValidationError('An order is a placement and the ids of its images');
  await rejectUnknown(data.placement);
  return { images: (await orderHeroImages(data.placement, data.ids)).map(toListed) };
}

const access = (action: 'read' | 'update'): AdminRoute['access'] => ({ actions: [action], subject: heroImageUid });

export const heroImageRoutes: AdminRoute[] = [
  { method: 'GET', path: '/placements', access: access('read'), handle: listPlacements },
  { method: 'GET', path: '/hero-images', access: access('read'), handle: listImages },
  { method: 'PUT', path: '/hero-images/order', access: access('update'), handle: saveOrder },
];
