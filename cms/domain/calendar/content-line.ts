/** Content lines of iCalendar (RFC 5545): text escaping and line folding. */

const maxLineOctets = 75;
const encoder = new TextEncoder();

/** Escapes backslash, semicolon, comma and line break (RFC 5545 §3.3.11). */
export const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- control characters are not allowed in content lines
    .replace(/[\p{Cs}\u0000-\u0008\u000b-\u001f\u007f]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Folds a line at 75 octets without splitting a character (RFC 5545 §3.1). */
const foldLine = (line: string) => {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxLineOctets) {
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
