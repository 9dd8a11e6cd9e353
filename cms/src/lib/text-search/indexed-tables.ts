/** The tables whose column `search_text` is searched for parts of it. */
export const indexedTables = ['inquiries', 'beers', 'events'] as const;

export type IndexedTable = (typeof indexedTables)[number];
