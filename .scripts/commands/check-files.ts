/** `npm run check-files`: finds rows of the media library without a file, and files without a row. */
import { runBuiltCommand } from '../built-command.ts';

export const main = (args: string[]) => runBuiltCommand('check-files', args);
