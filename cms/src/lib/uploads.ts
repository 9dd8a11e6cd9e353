/** The files of a multipart request, before their content is checked. */
import type { Context } from 'koa';
import { imageReplacement } from '#domain/shared/image-input';
import { sanitizeLine } from '#domain/shared/sanitize-text';
import { messages } from '#domain/shared/messages';
import { badRequest } from './errors';
import { parseBody } from './parse';

/** By the names of `temp-files.ts`. */
const byRequestOrder = (left: { filepath: string }, right: { filepath: string }) =>
  left.filepath < right.filepath ? -1 : 1;

/** A file in the temporary folder, which is deleted at the end of the request. */
export type Upload = { filepath: string; name: string; size: number };

/** Sanitized like any other text, because it is stored and displayed. */
const toFileName = (original: string | null) => sanitizeLine((original ?? '').slice(0, 255)) || 'file';

/** The files of one field, in request order; throws 400 for none or more than `max`. */
export function uploadedFiles(ctx: Context, field: string, max: number): Upload[] {
  const files = [ctx.request.files?.[field] ?? []].flat();
  if (files.length === 0) throw badRequest(messages.noFile);
  if (files.length > max) throw badRequest(max === 1 ? messages.oneFile : messages.tooManyImages);
  return files
    .sort(byRequestOrder)
    .map(({ filepath, originalFilename, size }) => ({ filepath, name: toFileName(originalFilename), size }));
}

export function uploadedFile(ctx: Context, field: string): Upload {
  const [upload] = uploadedFiles(ctx, field, 1);
  if (!upload) throw badRequest(messages.noFile);
  return upload;
}

/** The text fields beside the files. */
export const formFields = (ctx: Context): unknown => ctx.request.body;

export const parseReplacement = (ctx: Context) => parseBody(imageReplacement, formFields(ctx) ?? {});
