/** What no form of the panel sends, and what Strapi's own code would fail on with an Internal Server Error. */
import * as z from 'zod';
import type { FieldError } from '#domain/shared/envelope';

/** The panel's lists have at most 100 rows on a page. */
const maxIds = 1000;
const maxDepth = 60;
const maxFileName = 255;

const idLists = new Set(['ids', 'fileIds', 'folderIds', 'documentIds']);

/** `constructor`, `toString` …: Strapi finds them in every object, and takes them for a type or an attribute. */
export const isInherited = (name: string): boolean => name in Object.prototype;

type Known = { components: object };

function findValueProblem(name: string, value: unknown, { components }: Known): string | null {
  if (isInherited(name)) return 'There is no such field';
  if (name === '__component' && !Object.hasOwn(components, String(value))) return 'There is no such section';
  if (name === 'contentTypeUID' && isInherited(String(value))) return 'There is no such content type';
  if (idLists.has(name) && Array.isArray(value) && value.length > maxIds)
    return `Please choose at most ${maxIds.toLocaleString('en-US')} at once`;
  return null;
}

function findProblemsIn(value: unknown, path: string[], known: Known): FieldError[] {
  if (typeof value !== 'object' || value === null) return [];
  if (path.length > maxDepth) return [{ path: path[0] ?? '', msg: 'This is nested too deeply' }];
  return Object.entries(value).flatMap(([name, entry]): FieldError[] => {
    const entryPath = [...path, name];
    const msg = findValueProblem(name, entry, known);
    return msg === null ? findProblemsIn(entry, entryPath, known) : [{ path: entryPath.join('.'), msg }];
  });
}

export function findBodyProblems(body: unknown, known: Known): FieldError[] {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? findProblemsIn(body, [], known) : [{ path: '', msg: 'Please send a JSON object' }];
}

/** Fields without which Strapi's own handlers fail. */
const requiredFields: Record<string, { name: string; isValid: (value: unknown) => boolean; msg: string }> = {
  '/admin/permissions/check': { name: 'permissions', isValid: Array.isArray, msg: 'Please send a list of permissions' },
  '/email': { name: 'to', isValid: (value) => typeof value === 'string' && value !== '', msg: 'Please enter an email' },
};

export function findMissingFields(path: string, body: object): FieldError[] {
  const required = requiredFields[path.replace(/\/$/, '')];
  if (!required || required.isValid(Reflect.get(body, required.name))) return [];
  return [{ path: required.name, msg: required.msg }];
}

const fileInfo = z.object({
  name: z.string().max(maxFileName).nullish(),
  folder: z.union([z.number(), z.string()]).nullish(),
});

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The `fileInfo` of uploads: JSON for each file, in a field of a form. */
export function findFileInfoProblems(body: object): FieldError[] {
  const value: unknown = Reflect.get(body, 'fileInfo');
  if (value === undefined) return [];
  const areValid = [value].flat().every((text) => fileInfo.safeParse(parseJson(text)).success);
  const msg = `Please send JSON with the name of the file, of at most ${maxFileName} characters`;
  return areValid ? [] : [{ path: 'fileInfo', msg }];
}
