import { randomBytes } from 'node:crypto';

const processId = randomBytes(6).toString('hex');
let count = 0;

/** Unique across processes, without random bytes for each request. */
export const nextRequestId = () => `${processId}-${(count += 1).toString(36)}`;
