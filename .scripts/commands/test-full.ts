/** `npm run test:full`: everything on both databases, all attacks and faults, long random tests; `-- --only=` as in `npm test`. */
import { runTests } from '../test/run-tests.ts';
import { fullSuite } from '../test/stages.ts';

export const main = (args: string[]) => runTests(fullSuite(), args);
