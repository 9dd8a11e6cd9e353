/** New passwords must be none of those that attackers try first. Web has no such list: the server decides. */
import { brotliDecompressSync } from 'node:zlib';
import { messages } from '#domain/shared/messages';
import { compressedPasswords } from './common-password-list';
import { invalidInput } from './errors';

let common: Set<string> | undefined;

const load = () =>
  new Set(brotliDecompressSync(Buffer.from(compressedPasswords, 'base64')).toString('utf8').split('\n'));

/** In any case: `Password1` is `password1`. */
export function isCommonPassword(password: string): boolean {
  common ??= load();
  return common.has(password.toLowerCase());
}

export function rejectCommonPassword(password: string | undefined): void {
  if (password !== undefined && isCommonPassword(password))
    throw invalidInput([{ path: 'password', msg: messages.passwordCommon }]);
}
