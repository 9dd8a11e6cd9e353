export type Response = { status: number; body: unknown };

export type Difference = {
  reason: string;
  /** The paths of the calls that it changes. */
  paths: RegExp;
  /** Changes the response of the earlier version. */
  change?: (response: Response) => Response;
  /** Removes from the response of this version what the earlier one did not have. */
  omit?: (response: Response) => Response;
};

/** How this version differs from an earlier one on the same data. */
export type VersionDifferences = {
  responses: Difference[];
  /** Tables of the earlier version that are gone, and where their rows went. */
  movedTables: Record<string, string>;
  /** Tables that have other numbers of rows than before, with the reason. */
  changedTables: Record<string, string>;
};

export type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

type JsonObject = { [key: string]: Json };

function changeObjects(value: Json, change: (object: JsonObject) => Json): Json {
  if (Array.isArray(value)) return value.map((item) => changeObjects(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changeObjects(item, change)])));
}

/** Applies a change to every object of the body, from the inside out. */
export const inBody =
  (change: (object: JsonObject) => Json) =>
  (response: Response): Response => ({ ...response, body: changeObjects(response.body as Json, change) });

const applyAll = (differences: Difference[], path: string, response: Response, changes: 'change' | 'omit'): Response =>
  differences
    .filter(({ paths }) => paths.test(path))
    .reduce((current, difference) => difference[changes]?.(current) ?? current, structuredClone(response));

/** The earlier version's response with all differences that apply to the call. */
export const expectedResponse = (differences: Difference[], path: string, response: Response): Response =>
  applyAll(differences, path, response, 'change');

/** This version's response without what the earlier one did not have. */
export const comparableResponse = (differences: Difference[], path: string, response: Response): Response =>
  applyAll(differences, path, response, 'omit');
