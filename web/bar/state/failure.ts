/** What becomes of a press whose call failed. */
import { ApiError } from '../../api/client';

export type Failure =
  | { status: 'conflict'; message: string }
  /** Nothing but another press helps. */
  | { status: 'rejected'; message: string }
  | { status: 'signed-out' }
  /** An admin who has to set up two-step sign-in first. */
  | { status: 'second-factor-missing' }
  | { status: 'forbidden'; message: string }
  | { status: 'unreachable'; retryAfterSeconds: number | null };

const isTemporary = (status: number) => status >= 500 || status === 408 || status === 429;

export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { status: 'unreachable', retryAfterSeconds: null };
  const { status, code, retryAfterSeconds } = error;
  const message = error.errors[0]?.msg ?? error.message;
  if (status === 401) return { status: 'signed-out' };
  if (code === 'second-factor-missing') return { status: code };
  if (status === 403 && code !== null) return { status: 'forbidden', message };
  // The 403 of a network's own sign-in page has no code.
  if (isTemporary(status) || status === 403) return { status: 'unreachable', retryAfterSeconds };
  return { status: code === 'tap-changed' ? 'conflict' : 'rejected', message };
}
