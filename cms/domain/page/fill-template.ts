type Values = Readonly<Record<string, string | null | undefined>>;

/**
 * Fills in the placeholders of a title or description for search engines. The punctuation between a placeholder without a
 * value and its neighbor is left out: `{facts}. {description}` is one of them where the other is missing.
 */
export function fillTemplate(template: string, values: Values): string {
  const isKnown = (name: string) => Object.hasOwn(values, name);
  const filled = template.replace(/\{(\w+)\}([.,;:]?\s*)/g, (found, name: string, separator: string) =>
    isKnown(name) ? (values[name] ? values[name] + separator : '') : found,
  );
  const last = /\{(\w+)\}$/.exec(template)?.[1];
  const endsWithEmpty = last !== undefined && isKnown(last) && !values[last];
  return (endsWithEmpty ? filled.replace(/[.,;:]?\s*$/, '') : filled).replace(/\s+/g, ' ').trim();
}

export const truncate = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;
