/** `npm run backup`: one file with the database, the uploaded files and the secret, made while the system runs. */
import { runBuiltCommand } from '../built-command.ts';

export const main = (args: string[]) => runBuiltCommand('backup', args);
