/** Replaces placeholders such as `{name}` in all texts of a page's content. An unknown placeholder stays as it is. */
export function fillIn<Content>(content: Content, values: Record<string, string>): Content {
  if (typeof content === 'string') return replacePlaceholders(content, values) as Content;
  if (Array.isArray(content)) return content.map((item: unknown) => fillIn(item, values)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, fillIn(value, values)])) as Content;
}

const replacePlaceholders = (text: string, values: Record<string, string>) =>
  text.includes('{')
    ? text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
        Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
      )
    : text;
