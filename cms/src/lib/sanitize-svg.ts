/** Sanitizes an SVG: no script, event handler, foreign object or external reference. */
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

/** The notations that load something (`image-set()`, `src()`, escaped names …) are too many to block one by one. */
const allowedFunctions = new Set([
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'color',
  'color-mix',
  'calc',
  'matrix',
  'translate',
  'translatex',
  'translatey',
  'scale',
  'scalex',
  'scaley',
  'rotate',
  'skewx',
  'skewy',
]);

const localUrl = /url\(\s*(["']?)#([^\s"'()]+)\1\s*\)/gi;

/** Escapes and comments could hide the name of a function. */
function isSafeValue(value: string): boolean {
  if (value.includes('\\') || value.includes('/*')) return false;
  const functions = value.replace(localUrl, '').matchAll(/([^\s,:;()]*)\(/g);
  return [...functions].every(([, name = '']) => allowedFunctions.has(name.toLowerCase()));
}

const listReferences = (css: string) => [...css.matchAll(localUrl)].map(([, , id = '']) => id);

/** The declarations of a rule or a `style` attribute that are allowed. */
const sanitizeDeclarations = (css: string) =>
  css
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => /^-?[a-z][a-z-]*\s*:/i.test(declaration) && isSafeValue(declaration))
    .join(';');

const commentOrAtRule = /\/\*[^]*?\*\/|@[^{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g;
const rule = /([^{}]*)\{([^{}]*)\}/g;
const simpleSelector = /^[\w\s.#,>*-]*[\w*-][\w\s.#,>*-]*$/;

/**
 * Moves the rules of `style` elements into the `style` attributes of the elements that they select. Selectors are understood
 * as drawing programs write them, such as classes and ids; rules for media, states and animations are left out.
 */
function inlineStyles(svg: Element) {
  const own = new Map([...svg.querySelectorAll('[style]')].map((element) => [element, element.getAttribute('style')]));
  const styled = new Map<Element, string[]>();
  for (const style of svg.querySelectorAll('style')) {
    const css = style.hasAttribute('media') ? '' : (style.textContent ?? '').replace(commentOrAtRule, '');
    for (const [, selector = '', declarations = ''] of css.matchAll(rule)) {
      for (const element of findAll(svg, selector)) styled.set(element, [...(styled.get(element) ?? []), declarations]);
    }
    style.remove();
  }
  for (const [element, rules] of styled) element.setAttribute('style', [...rules, own.get(element)].join(';'));
}

function findAll(svg: Element, selector: string): Iterable<Element> {
  if (!simpleSelector.test(selector)) return [];
  try {
    return svg.querySelectorAll(selector);
  } catch {
    return [];
  }
}

/**
 * Counts the elements that an SVG draws. Elements can draw each other (`<use>`, patterns, masks …), so that nine lines
 * of ten references each draw a billion: a renderer, on the server or in a browser, would take minutes. Infinity if
 * references form a cycle.
 */
function countDrawnElements(svg: Element): number {
  const references = findUses(svg);
  const counts = new Map<Element, number>();

  function count(element: Element): number {
    const cached = counts.get(element);
    if (cached !== undefined) return cached;
    // Infinite until its count is known, so that a cycle counts as infinite.
    counts.set(element, Infinity);
    const drawn = [...element.children, ...(references.get(element) ?? [])];
    const total = drawn.reduce((sum, child) => sum + count(child), 1);
    counts.set(element, total);
    return total;
  }

  return count(svg);
}

function findUses(svg: Element): Map<Element, Set<Element>> {
  const byId = new Map([...svg.querySelectorAll('[id]')].map((element) => [element.id, element]));
  const references = new Map<Element, Set<Element>>();
  const add = (element: Element, ids: string[]) => {
    const targets = ids.map((id) => byId.get(id)).filter((target) => target !== undefined);
    if (targets.length > 0) references.set(element, new Set([...(references.get(element) ?? []), ...targets]));
  };
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    for (const { name, value } of element.attributes) add(element, listTargets(name, value));
  }
  return references;
}

const listTargets = (name: string, value: string) =>
  name === 'href' || name === 'xlink:href' ? [value.trim().slice(1)] : listReferences(value);

export type SanitizedSvg =
  { kind: 'sanitized'; svg: string } | { kind: 'not-svg' } | { kind: 'too-complex' } | { kind: 'unknown-entities' };

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

/** Byte order mark, XML declaration, comments, and the document type. */
const prolog = /^\uFEFF?(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)*/i;

const entityDeclaration = /<!ENTITY\s+(%\s+)?([\w.-]+)\s+(?:"([^"]*)"|'([^']*)'|[^>]*)\s*>/g;
const entityReference = /&([\w.-]+);/g;
const maxEntities = 100;
/** Illustrator's entities are namespaces and styles, which may contain other entities. */
const maxEntityLength = 200;
const maxEntityLevels = 4;

/** The text with the declared entities; null if it uses one that is a file, has markup, is too long or is nested too deeply. */
function expandEntities(doctype: string, body: string): string | null {
  const declared = [...doctype.matchAll(entityDeclaration)].slice(0, maxEntities);
  const entities = new Map<string, string | null>();
  for (const [, parameter, name = '', double, single] of declared) {
    const value = double ?? single ?? null;
    const isPlain = !parameter && value !== null && value.length <= maxEntityLength && !value.includes('<');
    if (!entities.has(name)) entities.set(name, isPlain ? value : null);
  }
  const expand = (text: string, level: number): string | null => {
    let isExpanded = true;
    const expanded = text.replace(entityReference, (all, name: string) => {
      const value = entities.get(name);
      if (value === undefined) return all;
      const next = value === null || level === maxEntityLevels ? null : expand(value, level + 1);
      isExpanded &&= next !== null && next.length <= maxEntityLength;
      return isExpanded && next !== null ? next : '';
    });
    return isExpanded ? expanded : null;
  };
  return expand(body, 0);
}

/** HTML, as which the SVG is parsed, knows no prefix: `svg:path` becomes `path`. */
function removePrefix(body: string): string {
  const prefix = /^<([a-z][\w-]*):svg[\s>/]/i.exec(body)?.[1];
  if (!prefix) return body;
  return body.replace(new RegExp(`(</?)${prefix}:`, 'g'), '$1').replace(new RegExp(`xmlns:${prefix}=`, 'g'), 'xmlns=');
}

/** Null if it uses entities that can't be expanded. */
function readBody(text: string): string | null {
  const [doctype = ''] = prolog.exec(text) ?? [];
  const expanded = expandEntities(doctype, text.slice(doctype.length));
  return expanded === null ? null : removePrefix(expanded);
}

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
  const body = readBody(text);
  if (body === null) return { kind: 'unknown-entities' };
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
  inlineStyles(svg);
  for (const element of [svg, ...svg.querySelectorAll('*')]) sanitizeAttributes(element);
  if (countDrawnElements(svg) > maxDrawnElements) return { kind: 'too-complex' };
  const xml = new window.XMLSerializer().serializeToString(svg);
  return { kind: 'sanitized', svg: xml.replace(invalidInXml, '') };
}
