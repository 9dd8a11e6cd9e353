/** What a list of short texts accepts: the rules and messages of the API. */
import type { ZodType } from 'zod';
import { formatSize } from '../../../../cms/domain/beer/display';
import { beerFields } from '../../../../cms/domain/beer/input';
import { commonSizes, normalizeSize } from '../../../../cms/domain/beer/size';
import { tagChoiceLabel, tagChoices } from '../../../../cms/domain/beer/tag';
import { eventFields } from '../../../../cms/domain/event/input';
import { sanitizeLine } from '../../../../cms/domain/shared/sanitize-text';

export type ListRules = {
  schema: ZodType;
  normalize: (text: string) => string;
  /** The entry as the site shows it. */
  format: (entry: string) => string;
  suggestions: readonly string[];
  placeholder: string;
};

const tagPlaceholder = 'Type a tag and press Enter';

export const sizeRules: ListRules = {
  schema: beerFields.sizes,
  normalize: (text) => normalizeSize(sanitizeLine(text)),
  format: formatSize,
  suggestions: commonSizes,
  placeholder: 'Type a size, such as 10oz, and press Enter',
};

export const beerTagRules: ListRules = {
  schema: beerFields.tags,
  normalize: sanitizeLine,
  format: (tag) => tag,
  suggestions: tagChoices.map(tagChoiceLabel),
  placeholder: tagPlaceholder,
};

export const eventTagRules: ListRules = {
  schema: eventFields.tags,
  normalize: sanitizeLine,
  format: (tag) => tag,
  suggestions: [],
  placeholder: tagPlaceholder,
};

/** The stored value may be any JSON. */
export const toEntries = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();

/** Entries stored before they were normalized may be spelled differently: `12 OZ`. */
const includesEntry = (list: readonly string[], entry: string, { normalize }: ListRules) =>
  list.some((other) => isSame(normalize(other), entry));

type Added = { list: string[]; problem: null } | { list: null; problem: string };

/** Adds the entries of a text, separated by commas. Repeated ones are ignored; with an invalid one, none is added. */
export function addEntries(list: readonly string[], text: string, rules: ListRules): Added {
  const next = [...list];
  for (const entry of text.split(',').map(rules.normalize)) {
    if (entry !== '' && !includesEntry(next, entry, rules)) next.push(entry);
  }
  const { error } = rules.schema.safeParse(next);
  // Invalid entries that were stored before don't prevent adding others.
  const issue = error?.issues.find(({ path: [index = Infinity] }) => Number(index) >= list.length);
  return issue ? { list: null, problem: issue.message } : { list: next, problem: null };
}

export const openSuggestions = (list: readonly string[], rules: ListRules): string[] =>
  rules.suggestions.filter((suggestion) => !includesEntry(list, suggestion, rules));

/** The server's message for one of the entries: the form has an array with the message at the entry's index. */
export const findEntryMessage = (errors: unknown): string | undefined =>
  Array.isArray(errors) ? errors.find((message) => typeof message === 'string') : undefined;
