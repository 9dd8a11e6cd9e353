/** What every text goes through before it is checked or stored; needs no schema library. */

// PostgreSQL refuses NUL, and half a surrogate pair is not text; other control characters have no place in a form.
// oxlint-disable-next-line no-control-regex
const unprintable = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu;

/** Spaces of any width, marks of direction and what joins letters: alone they are no text, though nothing trims them. */
const seen = /[^\p{Z}\p{Cf}\s]/u;

export const sanitizeText = (text: string) => {
  const cleaned = text.replace(unprintable, '').trim();
  return seen.test(cleaned) ? cleaned : '';
};

/** For texts of one line: a line break that was pasted in becomes a space. */
export const sanitizeLine = (text: string) =>
  sanitizeText(text)
    .replace(/[\t\r\n]+/g, ' ')
    .trim();
