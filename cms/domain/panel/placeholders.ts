import type { PagePlaceholder } from '../page/placeholder';

/** What the panel shows beside the forms of the legal pages. */
export type Placeholders = { placeholders: PagePlaceholder[] };
