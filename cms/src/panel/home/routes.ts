/** What the panel's home page loads: the open tasks that the user may see. */
import type { Context } from 'koa';
import type { AdminRoute } from '../routes';
import { canReadMedia, isPermitted } from '../ability';
import { findAttention } from './attention';

const createReader = (ctx: Context) => (uid: string) =>
  uid === 'plugin::upload.file' ? canReadMedia(ctx) : isPermitted(ctx, 'read', uid);

export const homeRoute: AdminRoute = {
  method: 'GET',
  path: '/home/attention',
  access: 'signed-in',
  handle: async (ctx) => ({ attention: await findAttention(new Date(), createReader(ctx)) }),
};
