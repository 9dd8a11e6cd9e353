import { ApiError, hasServerMessage } from '../../../api/client';

export type ErrorMessages = {
  /** Shown for a response without a message. */
  fallback: string;
  /** Shown for a request that got no response. */
  network: string;
};

/** The message for an error: the server's, if it has one. */
export function errorMessage(error: unknown, { fallback, network }: ErrorMessages): string {
  if (!(error instanceof ApiError)) return network;
  if (!hasServerMessage(error)) return fallback;
  return error.retryAfterSeconds === null ? error.message : `${error.message} ${retryText(error.retryAfterSeconds)}`;
}

/** Rounded up, so that a retry then is accepted. */
function retryText(seconds: number): string {
  const [count, unit] = seconds < 60 ? [Math.max(1, seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `You can try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
