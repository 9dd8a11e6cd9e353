/**
 * Trusted Types (https://w3c.github.io/trusted-types): browsers that have them refuse strings that would become markup or the
 * text or URL of a script, unless this policy has passed them. React, Mantine and Leaflet write a few harmless ones.
 */

type Rules = {
  createHTML: (text: string) => string;
  createScript: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
};

type Factory = { createPolicy: (name: 'default', rules: Rules) => unknown };

/** Whole tags without event handlers, styles and URLs that run scripts. React creates scripts from an empty one. */
const harmlessTag =
  /<\/?(?:a|abbr|b|br|em|i|span|strong|svg)(?:\s+(?:href="(?:https?:\/\/|[/#])[^"<>]*"|(?:title|target|rel|class|aria-hidden|aria-label)="[^"<>]*"))*\s*\/?>|<script><\/script>/gi;

/** Text without tags is harmless: styles, numbers, and structured data, in which `<` is escaped. */
const isHarmless = (html: string) => !html.replace(harmlessTag, '').includes('<');

/** Other markup is shown as text. */
export const toHarmlessHtml = (html: string): string => (isHarmless(html) ? html : html.replace(/</g, '&lt;'));

/** React changes the structured data of a page in its script element. Null: refused. */
export function toStructuredData(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

const serviceWorkers = ['/bar/sw.js', '/screen/sw.js'];

/** Null: refused. */
export const toServiceWorkerUrl = (url: string): string | null => (serviceWorkers.includes(url) ? url : null);

type Global = { trustedTypes?: Factory; __zod_globalConfig?: { jitless?: boolean } };

/** Call it before anything else. */
export function createDefaultPolicy(): void {
  const scope = globalThis as Global;
  // Zod would try whether it can compile its checks, which the browser reports as a violation.
  Object.assign((scope.__zod_globalConfig ??= {}), { jitless: true });
  const { trustedTypes } = scope;
  trustedTypes?.createPolicy('default', {
    createHTML: toHarmlessHtml,
    createScript: toStructuredData,
    createScriptURL: toServiceWorkerUrl,
  });
}
