/** Whether the signed-in panel user may read the records of a type. */
import type { Context } from 'koa';
import { canReadMedia, isPermitted } from '../ability';

export type Reader = (uid: string) => boolean;

const mediaUid = 'plugin::upload.file';

export const createReader =
  (ctx: Context): Reader =>
  (uid) =>
    uid === mediaUid ? canReadMedia(ctx) : isPermitted(ctx, 'read', uid);
