/** Sanitizes an SVG: no script, event handler, foreign object or external reference (api.md §5). */
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { isSafeValue, sanitizeDeclarations, sanitizeStylesheet } from './safe-css';
import { countDrawnElements } from './svg-complexity';

export type SanitizedSvg = { kind: 'sanitized'; svg: string } | { kind: 'not-svg' } | { kind: 'too-complex' };

/** Far above any real logo. */
const maxDrawnElements = 20_000;

const embeddedImage = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]*$/i;

const isReference = (name: string) => ['href', 'xlink:href', 'src'].includes(name);

function isSafeReference(element: Element, value: string): boolean {
  const target = value.trim();
  return target.startsWith('#') || (element.localName === 'image' && embeddedImage.test(target));
}

const isPlainText = (name: string) => name === 'id' || name === 'class' || name.startsWith('aria-');

/** Many attributes are CSS properties too (`fill`, `mask`, `cursor` …); only a function or an escape can be unsafe in them. */
const isSafeAttribute = (name: string, value: string) =>
  isPlainText(name) || !/[(\\]/.test(value) || isSafeValue(value);

function sanitizeAttributes(element: Element) {
  for (const { name, value } of [...element.attributes]) {
    if (name === 'style') element.setAttribute(name, sanitizeDeclarations(value));
    else if (!(isReference(name) ? isSafeReference(element, value) : isSafeAttribute(name, value)))
      element.removeAttribute(name);
  }
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}

function sanitizeStyle(style: Element) {
  style.textContent = sanitizeStylesheet(style.textContent ?? '');
  if (!style.textContent) style.remove();
}

/** Byte order mark, XML declaration, comments, and a document type without an internal subset. */
const prolog = /^\uFEFF?(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)*/i;

/** The serializer is recursive: deeper documents overflow its stack. */
const maxDepth = 200;

const tagOrText = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\/?[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;

/** Counts tags without parsing, whose time grows with the square of the depth: seconds for 3,000 levels. */
function countNesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [tag] of text.matchAll(tagOrText)) {
    if (tag.startsWith('<!') || tag.endsWith('/>')) continue;
    depth += tag.startsWith('</') ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function isTooDeep(element: Element): boolean {
  let level = [element];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap(({ children }) => [...children]);
  }
  return false;
}

/** Characters that HTML, as which the SVG is parsed, allows and XML does not. */
// oxlint-disable-next-line no-control-regex -- control characters are matched on purpose
const invalidInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu;

/** The result is well-formed XML. */
export function sanitizeSvg(text: string): SanitizedSvg {
  const body = text.replace(prolog, '');
  if (!/^<svg[\s>/]/i.test(body) || countNesting(body) > maxDepth + 1) return { kind: 'not-svg' };
  const { window } = new JSDOM('');
  const fragment = createDOMPurify(window).sanitize(body, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    ADD_ATTR: ['href', 'role'],
    FORBID_TAGS: ['a'],
  });
  const svg = fragment.firstElementChild;
  if (svg?.localName !== 'svg' || isTooDeep(svg)) return { kind: 'not-svg' };
  for (const element of [svg, ...svg.querySelectorAll('*')]) sanitizeAttributes(element);
  for (const style of svg.querySelectorAll('style')) sanitizeStyle(style);
  if (countDrawnElements(svg) > maxDrawnElements) return { kind: 'too-complex' };
  const xml = new window.XMLSerializer().serializeToString(svg);
  return { kind: 'sanitized', svg: xml.replace(invalidInXml, '') };
}
