/**
 * Strapi finds the files of an upload by the names in their details: of two files of one name it stores the first one twice,
 * and it leaves out a file that was renamed in the dialog. So each file gets a name of its own before.
 */
import { extname } from 'node:path';
import type { Context } from 'koa';
import * as z from 'zod';
import type { UploadedFile, UploadRequest } from './checked-upload';

const detailsSchema = z.array(z.looseObject({ name: z.string().nullish() }));
type FileDetails = z.infer<typeof detailsSchema>[number];

/** Null for details that Strapi itself rejects. */
function parseDetails(details: unknown[]): FileDetails[] | null {
  try {
    return detailsSchema.parse(details.map((each) => (typeof each === 'string' ? JSON.parse(each) : each)));
  } catch {
    return null;
  }
}

/** Each file in the order of the details: the one of that name, or else the next of those that no details name. */
function orderFiles(files: UploadedFile[], details: FileDetails[]): UploadedFile[] {
  const rest = [...files];
  const take = (name?: string | null) => {
    const index = name === undefined ? 0 : rest.findIndex(({ originalFilename }) => originalFilename === name);
    return index < 0 ? undefined : rest.splice(index, 1)[0];
  };
  const named = details.map(({ name }) => take(name ?? null));
  return named.flatMap((file) => file ?? take() ?? []);
}

/** `pint.jpg`, `pint (2).jpg` */
function createNames() {
  const used = new Set<string>();
  return (name: string, extension: string) => {
    const base = name.endsWith(extension) ? name.slice(0, name.length - extension.length) : name;
    let distinct = base + extension;
    for (let count = 2; used.has(distinct); count += 1) distinct = `${base} (${count})${extension}`;
    used.add(distinct);
    return distinct;
  };
}

function nameFiles({ files: uploaded, body }: UploadRequest) {
  const files = [uploaded?.files ?? []].flat();
  const details = parseDetails([body?.fileInfo ?? []].flat());
  if (!uploaded || !body || files.length < 2 || files.length !== details?.length) return;
  const createName = createNames();
  const ordered = orderFiles(files, details).map((file, index) => {
    const received = file.originalFilename || 'file';
    return { ...file, originalFilename: createName(details[index]?.name || received, extname(received)) };
  });
  uploaded.files = ordered;
  body.fileInfo = details.map((each, index) => JSON.stringify({ ...each, name: ordered[index]?.originalFilename }));
}

export const withDistinctNames = (upload: (ctx: Context) => Promise<unknown>) =>
  async function (this: unknown, ctx: Context): Promise<unknown> {
    nameFiles(ctx.request as UploadRequest);
    return upload.call(this, ctx);
  };
