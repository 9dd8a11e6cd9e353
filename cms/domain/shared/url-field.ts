/** http:// and https:// URLs that staff enter. */
import { optionalTextMatching } from './text-field';

export const isHttpUrl = (text: string) =>
  text.length <= 2000 && /^https?:\/\/[^\s/?#]/i.test(text) && !/[\s<>"\\^`{|}]/.test(text) && URL.canParse(text);

/** A host name, with a port if need be: nothing else of a URL may be part of the Content-Security-Policy. */
const plainHost = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#]|$)/i;

export const hasPlainHost = (url: string) => plainHost.test(url);

const hostAndPath = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:[/?#]|$)/i;

/** `facebook.com/boldridge`, as people copy it from print, becomes a URL. */
const completeUrl = (text: string) => (hostAndPath.test(text) ? `https://${text}` : text);

export const urlField = (message: string) => optionalTextMatching(isHttpUrl, message);

/** Adds the https:// that is missing. */
export const completedUrlField = (message: string) => optionalTextMatching(isHttpUrl, message, completeUrl);
