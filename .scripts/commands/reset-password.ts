/** `npm run reset-password -- you@example.com`: a new password for a locked-out staff user, shown once. */
import { runBuiltCommand } from '../built-command.ts';

export const main = (args: string[]) => runBuiltCommand('reset-password', args);
