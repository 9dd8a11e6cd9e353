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
  return bareStatus.test(error.message) ? refused : error.message;
}
