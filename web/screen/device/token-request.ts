/**
 * Requests with the screen's token, one after the other, also of other tabs: a response with a new token makes the former
 * one invalid, with its first use.
 */
import { request, type RequestOptions } from './request';
import { readStored } from './storage';

let queue: Promise<unknown> = Promise.resolve();

/** Web Locks exist only on https and localhost. */
function runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request('screen-token', work).then((result) => result);
  const current = queue.then(work, work);
  queue = current.catch(() => undefined);
  return current;
}

/** `use` runs before the next request, so that it can store a new token. */
export const requestWithToken = <Body>(
  path: string,
  options: Omit<RequestOptions, 'token'> = {},
  use: (body: Body) => void = () => undefined,
): Promise<Body> =>
  runExclusive(async () => {
    const body = await request<Body>(path, { ...options, token: readStored('token') });
    use(body);
    return body;
  });
