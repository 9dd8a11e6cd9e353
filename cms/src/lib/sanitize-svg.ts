/** Makes an uploaded SVG harmless: no script, event handler, foreign object or outside reference (api.md §5). */

import createDOMPurify, { type DOMPurify } from 'dompurify';
import { JSDOM } from 'jsdom';

const picture = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]*$/i;
// Escapes could hide any of it, so CSS with a backslash is not trusted either.
const reachesOut = (css: string) => /\\|@import|expression\s*\(|url\(\s*['"]?\s*(?!['"]?#)/i.test(css);

const isReference = (name: string) => name === 'href' || name === 'xlink:href' || name === 'src';

const mayKeep = (element: Element, name: string, value: string) => {
  if (!isReference(name)) return !reachesOut(value);
  const target = value.trim();
  return target.startsWith('#') || (element.localName === 'image' && picture.test(target));
};

function teach(purify: DOMPurify): DOMPurify {
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (!mayKeep(element, attribute.attrName.toLowerCase(), attribute.attrValue)) attribute.keepAttr = false;
  });
  purify.addHook('uponSanitizeElement', (node) => {
    if (node.nodeName.toLowerCase() === 'style' && reachesOut(node.textContent ?? ''))
      node.parentNode?.removeChild(node);
  });
  return purify;
}

// The prolog: byte order mark, XML declaration, comments, a document type without definitions of its own.
const prolog = /^\uFEFF?(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)*/i;

/** The writer goes down as deep as the elements lie, until the stack ends. */
function isDeeperThan(most: number, element: Element): boolean {
  let level = [element];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap(({ children }) => [...children]);
  }
  return false;
}

/** The clean SVG, or null when the text is no SVG. What is written is XML of its own, whatever way it was read. */
export function sanitizeSvg(text: string): string | null {
  const body = text.replace(prolog, '');
  if (!/^<svg[\s>/]/i.test(body)) return null;
  const { window } = new JSDOM('');
  const clean = teach(createDOMPurify(window)).sanitize(body, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    ADD_ATTR: ['href', 'role'],
    FORBID_TAGS: ['a'],
  });
  const svg = clean.firstElementChild;
  if (svg?.localName !== 'svg' || isDeeperThan(200, svg)) return null;
  return new window.XMLSerializer().serializeToString(svg);
}
