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
