/** Pages of a list: `page` from 1, `limit` from 1 to 100 (api.md §1). */
import * as z from 'zod';
import type { Pagination } from './envelope';

export const maxLimit = 100;

// Beyond this the row offset no longer fits a database's integer.
const pageMaximum = 1e12;

const whole = (max: number, message: string) =>
  z.union([z.string(), z.number()], { error: message }).transform((value, context) => {
    const text = String(value).trim();
    const number = /^\d{1,15}$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= max) return number;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** The two parameters every list takes; spread them into the list's own query. */
export const pageParams = (defaultLimit: number) => ({
  page: whole(pageMaximum, 'page must be a whole number from 1')
    .optional()
    .transform((page) => page ?? 1),
  limit: whole(maxLimit, `limit must be a whole number from 1 to ${maxLimit}`)
    .optional()
    .transform((limit) => limit ?? defaultLimit),
});

export const paginationQuery = (defaultLimit: number) => z.object(pageParams(defaultLimit));

export const pageCount = (total: number, limit: number) => Math.max(1, Math.ceil(total / limit));

export const rowOffset = ({ page, limit }: { page: number; limit: number }) => (page - 1) * limit;

export const toPagination = ({ page, limit }: { page: number; limit: number }, total: number): Pagination => ({
  page,
  limit,
  total,
  pages: pageCount(total, limit),
});
