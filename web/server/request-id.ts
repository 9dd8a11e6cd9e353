import { randomBytes } from 'node:crypto';

const process = randomBytes(6).toString('hex');
let count = 0;

/** Unique without asking for randomness a hundred thousand times a second. */
export const nextRequestId = () => `${process}-${(count += 1).toString(36)}`;
