/** Placeholders that the texts of the legal pages can contain. */
import { privacyPlaceholders } from '../privacy/placeholders';
import { findPlaceholders } from './find-placeholders';

const known = new Set([
  ...['name', 'shortName', 'taprooms', 'ourTaprooms', 'site', 'address', 'email', 'phone'],
  ...privacyPlaceholders.map(({ name }) => name),
]);

/** Those that nothing replaces. */
export const findUnknownPlaceholders = (content: unknown): string[] =>
  findPlaceholders(content).filter((name) => !known.has(name));
