/** Failures of S3-compatible storage: what responses say, what the log says, and whether the last call failed. */
import { storageUnavailable } from '../errors';
import { isStorageFull } from '../free-space';
import { settings } from '../settings';

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Of the response; undefined without one. */
export const storageStatus = (error: unknown): unknown => property(property(error, '$metadata'), 'httpStatusCode');

/** One line: `AccessDenied (403)`, `connect ECONNREFUSED 127.0.0.1:9000`, `socket hang up`. */
export function describeStorageError(error: unknown): string {
  const status = storageStatus(error);
  const [name, message] = [property(error, 'name'), property(error, 'message')].map((text) => String(text ?? ''));
  if (typeof status === 'number') return `${name} (${status})`;
  return message || String(property(error, 'code') ?? name);
}

/** Reading the temporary file can fail too. */
const isOfLocalFile = (error: unknown) => typeof property(error, 'path') === 'string';

let problem: string | null = null;

const reportSuccess = () => {
  problem = null;
};

/** For `/readyz`: what the last call failed with. */
export const storageWarnings = (): string[] => (problem === null ? [] : [problem]);

function reportFailure(action: string, error: unknown) {
  const { s3 } = settings();
  problem = `S3, bucket ${s3?.bucket ?? ''}: ${action} failed: ${describeStorageError(error)}`;
  strapi.log.error(problem);
}

/**
 * Calls S3. Rejections are logged and become a 503 for the user; a full storage stays a 507.
 *
 *   reachStorage('storing pint.png', () => client.send(command))
 */
export async function reachStorage<Result>(action: string, call: () => Promise<Result>): Promise<Result> {
  try {
    const result = await call();
    reportSuccess();
    return result;
  } catch (error) {
    if (isOfLocalFile(error)) throw error;
    reportFailure(action, error);
    throw isStorageFull(error) ? error : storageUnavailable();
  }
}
