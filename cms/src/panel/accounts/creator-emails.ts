/** Who created and changed a record has a name for every role. The email address is only for those who manage users. */
const creators = ['createdBy', 'updatedBy'];

const toEntries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? Object.entries(value) : [];

/** Removes them from a response, whatever it holds the records in. */
export function removeCreatorEmails(value: unknown): void {
  for (const [key, entry] of toEntries(value)) {
    if (creators.includes(key) && typeof entry === 'object' && entry !== null) Reflect.deleteProperty(entry, 'email');
    removeCreatorEmails(entry);
  }
}

/** Removes the records that use a file from a response of the media library. */
export function removeRelated(value: unknown): void {
  for (const [key, entry] of toEntries(value)) {
    if (key === 'related' && typeof value === 'object' && value !== null) Reflect.deleteProperty(value, key);
    else removeRelated(entry);
  }
}

const hasEmail = (value: unknown): boolean =>
  toEntries(value).some(([key, entry]) => key === 'email' || hasEmail(entry));

const filtersByEmail = (filters: unknown): boolean =>
  toEntries(filters).some(([key, entry]) => (creators.includes(key) && hasEmail(entry)) || filtersByEmail(entry));

/** The parameter that would let a list be searched or ordered by them; null if none does. */
export function findEmailParameter({ filters, sort }: { filters?: unknown; sort?: unknown }): string | null {
  if (filtersByEmail(filters)) return 'filters';
  return /(?:created|updated)By.*email/.test(JSON.stringify(sort ?? '')) ? 'sort' : null;
}
