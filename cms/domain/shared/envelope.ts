/** What every answer of `/api` looks like (api.md §1). */
import type { ErrorCode } from './error-code';

export type FieldError = { path: string; msg: string };

export type Failure = { success: false; code?: ErrorCode; message: string; errors?: FieldError[] };

export type Success<Payload> = { success: true } & Payload;

export type Pagination = { page: number; limit: number; total: number; pages: number };
