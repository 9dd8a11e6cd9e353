/** The files of a multipart request, before anybody looks into them. */
import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { sanitizeLine } from '#domain/shared/sanitize-text';
import { messages } from '#domain/shared/messages';
import { badRequest } from './errors';

let received = 0;

/** The parser lists files as they reach the disk, not as they were sent; their temporary names keep the order. */
export const tempFileName = () => `${String(received++).padStart(15, '0')}-${randomBytes(16).toString('hex')}`;

const asSent = (left: { filepath: string }, right: { filepath: string }) => (left.filepath < right.filepath ? -1 : 1);

/** A file the body parser has put into a temporary folder; it is removed when the request ends. */
export type Upload = { filepath: string; name: string; size: number };

/** It is stored and shown, so it is cleaned like any other text. */
const fileName = (given: string | null) => sanitizeLine((given ?? '').slice(0, 255)) || 'file';

/** All files of one field; none is a 400, more than `max`, too. */
export function uploadedFiles(ctx: Context, field: string, max: number): Upload[] {
  const files = [ctx.request.files?.[field] ?? []].flat();
  if (files.length === 0) throw badRequest(messages.noFile);
  if (files.length > max) throw badRequest(max === 1 ? messages.oneFile : messages.tooManyImages);
  return files
    .sort(asSent)
    .map(({ filepath, originalFilename, size }) => ({ filepath, name: fileName(originalFilename), size }));
}

export function uploadedFile(ctx: Context, field: string): Upload {
  const [upload] = uploadedFiles(ctx, field, 1);
  if (!upload) throw badRequest(messages.noFile);
  return upload;
}

/** A text field beside the files. */
export const formFields = (ctx: Context): unknown => ctx.request.body;
