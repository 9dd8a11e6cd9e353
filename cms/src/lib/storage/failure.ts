/** Failures of S3-compatible storage: what responses say, what the log says, and whether the last call failed. */
import { describeConnectionFailure, property } from '../connection-failure';
import { storageUnavailable } from '../errors';
import { isStorageFull } from '../free-space';
import { settings } from '../settings';

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
  const place = s3?.endpoint ? `at S3_ENDPOINT ${s3.endpoint}` : `in S3_REGION ${s3?.region ?? ''}`;
  problem = `S3_BUCKET ${s3?.bucket ?? ''} ${place}: ${action} failed: ${describeConnectionFailure(error)}`;
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
