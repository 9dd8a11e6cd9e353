/** Fields of query parameters, which are text, may be empty or repeated. */
import * as z from 'zod';
import { parsePlainDate } from '../time/plain-date';
import { tooLongMessage } from './fields';
import type { Pagination } from './response-schemas';
import { sanitizeLine } from './sanitize-text';

/** Takes the first value of each repeated parameter. */
export const takeFirstValues = (query: unknown): Record<string, unknown> => {
  if (typeof query !== 'object' || query === null) return {};
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : (value as unknown)]),
  );
};

const emptyToUndefined = (text: string) => text || undefined;

/** Text; blank means absent. */
export const queryText = (name: string, max = 200) =>
  z
    .string({ error: `${name} must be text` })
    .overwrite(sanitizeLine)
    .max(max, tooLongMessage(name, max))
    .transform(emptyToUndefined)
    .optional();

const booleans: Record<string, boolean> = { true: true, '1': true, yes: true, false: false, '0': false, no: false };

/** A boolean; blank means absent. */
export const queryBoolean = (name: string) => {
  const message = `${name} must be true or false`;
  return z
    .union([z.boolean(), z.string()], { error: message })
    .transform((value, context): boolean | undefined => {
      const text = String(value).trim().toLowerCase();
      if (!text) return undefined;
      if (Object.hasOwn(booleans, text)) return booleans[text];
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional();
};

type Parse<Value> = (text: string) => Value | null | undefined;
type Documentation = { enum: readonly string[] } | { examples: readonly string[] };

/** Blank means absent. */
const parsedQuery = <Value>(message: string, documentation: Documentation, parse: Parse<Value>) =>
  z
    .string({ error: message })
    .meta({ ...documentation })
    .transform((value, context): Value | undefined => {
      const text = value.trim();
      if (!text) return undefined;
      const found = parse(text) ?? null;
      if (found === null) context.addIssue({ code: 'custom', message });
      return found ?? z.NEVER;
    })
    .optional();

/** One of a fixed list. */
export const queryChoice = <Value extends string>(values: readonly Value[], message: string) =>
  parsedQuery(message, { enum: [...values] }, (text) => values.find((candidate) => candidate === text));

/** A plain date. */
export const queryDate = (name: string) =>
  parsedQuery(`${name} must be a date such as 2026-07-04`, { examples: ['2026-07-04'] }, parsePlainDate);

/** Any of a fixed list, separated by commas; blank is an empty list. */
export const queryChoices = <Value extends string>(values: readonly Value[], message: string) =>
  z
    .string({ error: message })
    .meta({ examples: [values.join(',')] })
    .transform((value, context): Value[] => {
      const texts = value.split(',').map((text) => text.trim());
      const chosen = values.filter((candidate) => texts.includes(candidate));
      if (texts.every((text) => text === '' || values.some((candidate) => candidate === text))) return chosen;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional();

/** Pagination of lists: `page` from 1, `limit` from 1 to 100. */

const maxLimit = 100;

// A larger page would overflow the database's 64-bit row offset.
const maxPage = 1e12;

const positiveInteger = (max: number, message: string) =>
  z.union([z.string(), z.number()], { error: message }).transform((value, context) => {
    const text = String(value).trim();
    const number = /^\d{1,15}$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= max) return number;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** The parameters of every list; spread them into the list's query schema. */
export const pageParams = (defaultLimit: number) => ({
  page: positiveInteger(maxPage, 'page must be a whole number from 1')
    .optional()
    .transform((page) => page ?? 1),
  limit: positiveInteger(maxLimit, `limit must be a whole number from 1 to ${maxLimit}`)
    .optional()
    .transform((limit) => limit ?? defaultLimit),
});

export const countPages = (total: number, limit: number) => Math.max(1, Math.ceil(total / limit));

export const getRowOffset = ({ page, limit }: { page: number; limit: number }) => (page - 1) * limit;

export const toPagination = ({ page, limit }: { page: number; limit: number }, total: number): Pagination => ({
  page,
  limit,
  total,
  pages: countPages(total, limit),
});
