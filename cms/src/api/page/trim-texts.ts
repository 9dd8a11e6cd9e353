/** The texts of rich text are parts of a line, whose outer spaces separate them. */
const isRichText = (value: unknown[]) =>
  value.some((block) => typeof block === 'object' && block !== null && 'children' in block);

/** Trims all texts of a form except those in rich text. */
export function trimTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return isRichText(value) ? value : value.map(trimTexts);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, trimTexts(entry)]));
}
