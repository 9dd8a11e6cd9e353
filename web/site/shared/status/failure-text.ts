import { ApiError } from '../../../api/client';

export type FailureTexts = {
  /** The server refused without saying why. */
  refused: string;
  /** Nobody answered. */
  network: string;
};

const bareStatus = /^HTTP \d+$/;

/** The sentence of visitor-site.md §8 for what went wrong: the server's own, if it has one. */
export function failureText(error: unknown, { refused, network }: FailureTexts): string {
  if (!(error instanceof ApiError)) return network;
  if (bareStatus.test(error.message)) return refused;
  return error.retryAfterSeconds === null ? error.message : `${error.message} ${whenAgain(error.retryAfterSeconds)}`;
}

/** Rounded up: who comes back then must not be refused again. */
function whenAgain(seconds: number): string {
  const [count, unit] = seconds < 60 ? [Math.max(1, seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `You can try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
}
