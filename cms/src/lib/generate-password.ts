import { randomInt } from 'node:crypto';

/** Without characters that look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function generatePassword(): string {
  const password = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return /[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password) ? password : generatePassword();
}
