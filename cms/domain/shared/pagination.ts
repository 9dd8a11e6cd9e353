/** Pagination of lists: `page` from 1, `limit` from 1 to 100. */
import * as z from 'zod';
import type { Pagination } from './envelope';

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
