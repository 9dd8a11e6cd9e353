/** Every text is sanitized before it is validated or stored. This file has no dependency on zod. */

// PostgreSQL rejects NUL, and a lone surrogate is not valid Unicode text. Other control characters are unwanted in forms.
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu;

/** `trim` keeps zero-width and bidirectional characters, but a text of only these is blank. */
const visibleCharacter = /[^\p{Z}\p{Cf}\s]/u;

export const sanitizeText = (text: string) => {
  const sanitized = text.replace(controlCharacters, '').trim();
  return visibleCharacter.test(sanitized) ? sanitized : '';
};

/** For single-line fields: line breaks and tabs become spaces. */
export const sanitizeLine = (text: string) =>
  sanitizeText(text)
    .replace(/[\t\r\n]+/g, ' ')
    .trim();
