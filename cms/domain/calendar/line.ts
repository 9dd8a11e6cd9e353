/** Content lines of RFC 5545: escaping of texts and folding at 75 octets. */

const lineMaximum = 75;
const encoder = new TextEncoder();

/** Backslash, semicolon, comma and line break are written so that a calendar reads them as text (RFC 5545 §3.3.11). */
export const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these have no place in a calendar
    .replace(/[\p{Cs}\u0000-\u0008\u000b-\u001f\u007f]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Lines of at most 75 octets; a character is never cut in two (RFC 5545 §3.1). */
export const foldLine = (line: string) => {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineMaximum) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
};

export const joinLines = (lines: readonly string[]) => `${lines.map(foldLine).join('\r\n')}\r\n`;

/** `20260704T170000Z` */
export const formatUtc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
