/** `npm test`: what protects every landing, in a fresh clone too; `-- --only=API,edge` runs the stages with one of the texts in their name. */
import { runTests } from '../test/run-tests.ts';
import { suite } from '../test/stages.ts';

export const main = (args: string[]) => runTests(suite, args);
