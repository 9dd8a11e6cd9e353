/** `npm run check`: format, lint, types and unit tests. */
import { runTests } from '../test/run-tests.ts';
import { quickChecks } from '../test/stages.ts';

export const main = (args: string[]) => runTests(quickChecks, args);
