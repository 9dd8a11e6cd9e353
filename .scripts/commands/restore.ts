/** `npm run restore -- FILE`: restores a backup while the system is stopped. */
import { runBuiltCommand } from '../built-command.ts';

export const main = (args: string[]) => runBuiltCommand('restore', args);
