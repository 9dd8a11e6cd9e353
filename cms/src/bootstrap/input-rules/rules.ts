/** How the API's rules apply to the attributes of a content type. */
import { blankToNull } from '#lib/form-data';
import type * as z from 'zod';

export type Data = Record<string, unknown>;

export type InputRules = {
  /** The attributes as the API's input. Absent ones stay absent. */
  toInput: (data: Data) => Data;
  /** `stored` is the document before an update; null for a new one. */
  schema: (stored: Data | null) => z.ZodType<Data>;
  /** The attributes of valid input, as the API stores them. */
  toAttributes: (input: Data) => Data;
  /** Paths of the input whose attribute has another name. */
  attributePaths: Record<string, string>;
};

/** A group of the input, such as `pricing`; absent if all its attributes are. */
export function pickGroup(data: Data, name: string, attributes: Record<string, string>): Data {
  const present = Object.entries(attributes).filter(([, attribute]) => data[attribute] !== undefined);
  const group = Object.fromEntries(present.map(([key, attribute]) => [key, blankToNull(data[attribute])]));
  return present.length > 0 ? { [name]: group } : {};
}

export const groupPaths = (name: string, attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([key, attribute]) => [`${name}.${key}`, attribute]));
