/** The temporary files of requests. Each is deleted at the end of its request, whatever becomes of it. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Form = { headers: IncomingHttpHeaders };

/** By the headers of their request, which are all that the parser of forms knows of it. */
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
