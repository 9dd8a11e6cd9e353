/** The files of a multipart request, before their content is checked. */
import type { Context } from 'koa';
import { imageReplacement } from '#domain/shared/image-input';
import { sanitizeLine } from '#domain/shared/sanitize-text';
import { messages } from '#domain/shared/messages';
import { badRequest } from './errors';
import { parseBody } from './parse';
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Sorts by the names of `temp-files.ts`. */
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

type Form = { headers: IncomingHttpHeaders };

/** Names by the headers of their request, which are all that the parser of forms knows of it. */
const names = new WeakMap<IncomingHttpHeaders, string[]>();

/** The names below, those of re-encoded images beside them, and the folders of Strapi's uploads. */
const ownNames = /^(?:\d{15}-[0-9a-f]{32}|strapi-upload-)/;

/** No request takes this long. */
const abandonedAfterMs = 3_600_000;

let fileCount = 0;

/** The parser lists files in the order in which they were written; temporary names preserve the order of the request. */
export function tempFileName(_name: string, _extension: string, _part: object, form: Form): string {
  const name = `${String(fileCount++).padStart(15, '0')}-${randomBytes(16).toString('hex')}`;
  names.set(form.headers, [...(names.get(form.headers) ?? []), name]);
  return name;
}

export async function deleteTempFiles({ headers }: IncomingMessage): Promise<void> {
  const received = names.get(headers) ?? [];
  names.delete(headers);
  await Promise.all(received.map((name) => rm(join(tmpdir(), name), { force: true })));
}

/** Deletes those that a crash has left, in the folder of temporary files. */
export async function deleteAbandonedTempFiles(now: Date, folder = tmpdir()): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => ownNames.test(each))) {
    const path = join(folder, name);
    // Another process may have deleted it.
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > abandonedAfterMs) await rm(path, { recursive: true, force: true });
  }
}
