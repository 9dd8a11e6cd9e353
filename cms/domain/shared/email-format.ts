/** What counts as an e-mail address; needs no schema library. Addresses are kept in lower case (api.md §1). */
import { sanitizeLine } from './sanitize-text';

export const maxEmailLength = 254;

const local = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const label = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

const isDomain = (domain: string) => {
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    /^[\p{L}][\p{L}\p{N}-]+$/u.test(labels.at(-1) ?? '')
  );
};

export const isEmail = (text: string) => {
  if (text.length > maxEmailLength) return false;
  const at = text.lastIndexOf('@');
  return at > 0 && at <= 64 && local.test(text.slice(0, at)) && isDomain(text.slice(at + 1));
};

export const normalizeEmail = (text: string) => sanitizeLine(text).toLowerCase();
