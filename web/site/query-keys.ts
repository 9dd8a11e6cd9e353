/**
 * Which keys of the address's query each page understands. The edge keeps one copy of a page for each of their values
 * and takes no notice of others, such as those that advertisers add.
 */
export const queryKeys: Record<string, readonly string[]> = {
  '/beers': ['abv', 'ibu', 'availability', 'style', 'sort', 'section'],
  '/newsletter/unsubscribe': ['token'],
};

/** A page that says something about one person is made for that person alone. */
export const personalPages: readonly string[] = ['/newsletter/unsubscribe'];
