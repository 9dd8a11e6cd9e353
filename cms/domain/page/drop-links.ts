/** Removes links from a page's content: those to pages that are switched off. */

type Content = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is Content => typeof value === 'object' && value !== null;

/** Rich text keeps the text of its link. */
const isRichTextLink = (value: unknown): value is { url: string; children: readonly unknown[] } =>
  isObject(value) && value['type'] === 'link' && typeof value['url'] === 'string' && Array.isArray(value['children']);

/** Fields of links are named `actionHref` and so on. */
const isLinkField = (name: string) => name.endsWith('Href');

/** The same content with null in place of each link that `isDropped`, and rich text without it. */
export function dropLinks<Value>(content: Value, isDropped: (href: string) => boolean): Value {
  const drop = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.flatMap(dropEntry);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, dropField(name, child)]));
  };
  const dropEntry = (entry: unknown): unknown[] =>
    isRichTextLink(entry) && isDropped(entry.url) ? entry.children.map(drop) : [drop(entry)];
  const dropField = (name: string, value: unknown) =>
    isLinkField(name) && typeof value === 'string' && isDropped(value) ? null : drop(value);
  return drop(content) as Value;
}
