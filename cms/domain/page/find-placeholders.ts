const collectTexts = (content: unknown): string[] => {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(collectTexts);
};

/** The names of all placeholders such as `{name}` in the texts of a page, each once. */
export const findPlaceholders = (content: unknown): string[] => [
  ...new Set(collectTexts(content).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))),
];
