/** What a list of short texts accepts: the rules and messages of the API. */
import type { ZodType } from 'zod';
import { formatSize } from '../../../../cms/domain/beer/display';
import { beerFields } from '../../../../cms/domain/beer/fields';
import { commonSizes, normalizeSize } from '../../../../cms/domain/beer/size';
import { tagChoiceLabel, tagChoices } from '../../../../cms/domain/beer/tag';
import { eventFields } from '../../../../cms/domain/event/fields';
import { sanitizeLine } from '../../../../cms/domain/shared/sanitize-text';

export type ListRules = {
  schema: ZodType;
  /** The entry as it is stored. */
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
