/** The format of e-mail addresses, stored in lower case. This file has no dependency on zod. */
import { sanitizeLine } from './sanitize-text';

export const maxEmailLength = 254;

// Vowel signs of many scripts are marks of their own.
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

const isDomain = (domain: string) => {
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    /^[\p{L}][\p{L}\p{M}\p{N}-]+$/u.test(labels.at(-1) ?? '')
  );
};

export const isEmail = (text: string) => {
  if (text.length > maxEmailLength) return false;
  const at = text.lastIndexOf('@');
  return at > 0 && at <= 64 && localPart.test(text.slice(0, at)) && isDomain(text.slice(at + 1));
};

/** Removes the invisible characters that copying adds, composes letters, and lowers the case. */
export const normalizeEmail = (text: string) =>
  sanitizeLine(text)
    .normalize('NFC')
    .replaceAll('＠', '@')
    .replace(/[．。]/g, '.')
    .toLowerCase();
