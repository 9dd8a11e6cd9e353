/** The names under which a file and its thumbnail are stored: below `uploads` on the disk, or keys in the bucket. */
export type NamedFile = { hash?: string | null; ext?: string | null };

export type FileWithFormats = NamedFile & { formats?: unknown };

export const fileName = ({ hash, ext }: NamedFile): string => `${hash ?? ''}${ext ?? ''}`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Of the thumbnail and other sizes. */
export const formatsOf = ({ formats }: FileWithFormats): NamedFile[] =>
  isObject(formats) ? Object.values(formats).filter(isObject) : [];

export const fileNames = (file: FileWithFormats): string[] => [file, ...formatsOf(file)].map(fileName);

/** The reverse of `fileName`, as the storage provider needs both parts. */
export function parseFileName(name: string): { hash: string; ext: string } {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? { hash: name.slice(0, dot), ext: name.slice(dot) } : { hash: name, ext: '' };
}
