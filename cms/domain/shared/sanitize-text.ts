/** Every text is sanitized before it is validated or stored. This file has no dependency on zod. */

// PostgreSQL rejects NUL, and a lone surrogate is not valid Unicode text. Other control characters are unwanted in forms.
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu;

/** `trim` keeps zero-width and bidirectional characters, but a text of only these is blank. */
const visibleCharacter = /[^\p{Z}\p{Cf}\s]/u;

export const sanitizeText = (text: string) => {
  const sanitized = text.replace(controlCharacters, '').trim();
  return visibleCharacter.test(sanitized) ? sanitized : '';
};

/** Invisible, or turning the direction of the text around them. Emoji need U+FE0F, and U+200D as other letters do. */
const hiddenCharacters = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{DI}\u2800\ufffc]/gu;

/** Joiners between characters that they do not change. */
const hiddenJoiners = /(^|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}\p{P}\p{Z}])[\u200c\u200d]+/gu;

/** Cleans single-line fields, such as names in logs and subjects: line breaks and tabs become spaces. */
export const sanitizeLine = (text: string) =>
  sanitizeText(text)
    .replace(/[\t\r\n\u2028\u2029]+/g, ' ')
    .replace(hiddenCharacters, '')
    .replace(hiddenJoiners, '$1')
    .trim();
