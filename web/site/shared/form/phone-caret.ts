const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Caret position after formatting: behind the same digit as before, or at the end when typing at the end. */
export function caretAfterFormat(typed: string, caret: number, formatted: string): number {
  if (formatted === typed) return caret;
  if (caret >= typed.length) return formatted.length;
  const digitsBefore = countDigits(typed.slice(0, caret));
  if (digitsBefore === 0) return formatted.startsWith('(') ? Math.min(caret, 1) : 0;
  let seen = 0;
  for (let position = 0; position < formatted.length; position += 1) {
    if (/\d/.test(formatted.charAt(position))) seen += 1;
    if (seen === digitsBefore) return position + 1;
  }
  return formatted.length;
}
