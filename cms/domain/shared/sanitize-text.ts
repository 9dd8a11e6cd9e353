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

/** Not those within letters and emoji (U+200C, U+200D). */
const hiddenCharacters =
  /[\u034f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu;

/** For names in logs: without characters that are invisible or turn the direction of the text around them. */
export const removeHidden = (text: string) => text.replace(hiddenCharacters, '').trim();

/** For single-line fields: line breaks and tabs become spaces. */
export const sanitizeLine = (text: string) =>
  sanitizeText(text)
    .replace(/[\t\r\n]+/g, ' ')
    .trim();
