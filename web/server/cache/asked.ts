import type { IncomingMessage } from 'node:http';
import { sessionCookieName } from '../session-cookie';

/** What a cache wants to know of who asks. */
export type Asked = { encodings: string; known: string; hasCredentials: boolean };

const sessionCookie = `${sessionCookieName}=`;

const joined = (before: string, value: string) => (before ? `${before}, ${value}` : value);

/** From the headers as they came: `request.headers` makes an object of all of them, which takes as long as the answer. */
export function asked({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): Asked {
  let [encodings, known, hasCredentials] = ['', '', false];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const value = rawHeaders[index + 1] ?? '';
    // Few headers have a name of one of these lengths.
    switch (name.length) {
      case 6:
        if (name.toLowerCase() === 'cookie') hasCredentials ||= value.includes(sessionCookie);
        break;
      case 13:
        if (name.toLowerCase() === 'authorization') hasCredentials = true;
        else if (name.toLowerCase() === 'if-none-match') known = joined(known, value);
        break;
      case 15:
        if (name.toLowerCase() === 'accept-encoding') encodings = joined(encodings, value);
        break;
    }
  }
  return { encodings, known, hasCredentials };
}

/** A token or a session cookie, valid or not. */
export const hasCredentials = (request: IncomingMessage) => asked(request).hasCredentials;
