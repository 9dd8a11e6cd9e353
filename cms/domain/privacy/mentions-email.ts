const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Whether a text contains this e-mail address, and not only one that ends or begins like it, such as joann@ for ann@. */
export function mentionsEmail(text: string, email: string): boolean {
  const part = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]";
  return new RegExp(`(?<!${part}|${part}\\.)${escapePattern(email)}(?!${part}|\\.${part})`, 'iu').test(text);
}
