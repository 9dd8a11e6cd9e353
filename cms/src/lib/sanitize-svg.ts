/** Sanitizes an SVG: no script, event handler, foreign object or external reference (api.md §5). */
import createDOMPurify, { type DOMPurify } from 'dompurify';
import { JSDOM } from 'jsdom';

const embeddedImage = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]*$/i;

/** Backslashes count as unsafe, because CSS escapes could hide the others. */
const isUnsafeCss = (css: string) => /\\|@import|expression\s*\(|url\(\s*['"]?\s*(?!['"]?#)/i.test(css);

const isReference = (name: string) => name === 'href' || name === 'xlink:href' || name === 'src';

const isSafeAttribute = (element: Element, name: string, value: string) => {
  if (!isReference(name)) return !isUnsafeCss(value);
  const target = value.trim();
  return target.startsWith('#') || (element.localName === 'image' && embeddedImage.test(target));
};

function addHooks(purify: DOMPurify): DOMPurify {
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    const name = attribute.attrName.toLowerCase();
    if (!isSafeAttribute(element, name, attribute.attrValue)) attribute.keepAttr = false;
  });
  purify.addHook('uponSanitizeElement', (node) => {
    if (node.nodeName.toLowerCase() === 'style' && isUnsafeCss(node.textContent ?? ''))
      node.parentNode?.removeChild(node);
  });
  return purify;
}

/** Byte order mark, XML declaration, comments, and a document type without an internal subset. */
const prolog = /^\uFEFF?(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)*/i;

/** The serializer is recursive: deeper documents overflow its stack. */
const maxDepth = 200;

function isTooDeep(element: Element): boolean {
  let level = [element];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap(({ children }) => [...children]);
  }
  return false;
}

/** The sanitized SVG as well-formed XML; null if the text is not an SVG. */
export function sanitizeSvg(text: string): string | null {
  const body = text.replace(prolog, '');
  if (!/^<svg[\s>/]/i.test(body)) return null;
  const { window } = new JSDOM('');
  const fragment = addHooks(createDOMPurify(window)).sanitize(body, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    ADD_ATTR: ['href', 'role'],
    FORBID_TAGS: ['a'],
  });
  const svg = fragment.firstElementChild;
  if (svg?.localName !== 'svg' || isTooDeep(svg)) return null;
  return new window.XMLSerializer().serializeToString(svg);
}
