/** Sanitizes an SVG: no script, event handler, foreign object or external reference. */
import { generate, parse, walk, type CssNode, type Declaration, type List } from 'css-tree';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

/**
 * Removes external resources from CSS. The CSS is parsed by the CSS syntax standard and checked against allowlists: the
 * notations that load something (`image-set()`, `src()`, `@import`, escaped names …) are too many to block one by one.
 */

const allowedFunctions = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix'],
  ...['matrix', 'matrix3d', 'translate', 'translatex', 'translatey', 'translate3d', 'scale', 'scalex', 'scaley'],
  ...['rotate', 'rotate3d', 'skew', 'skewx', 'skewy', 'perspective'],
  ...['calc', 'min', 'max', 'clamp', 'cubic-bezier', 'steps', 'linear'],
  ...[
    'blur',
    'brightness',
    'contrast',
    'drop-shadow',
    'grayscale',
    'hue-rotate',
    'invert',
    'opacity',
    'saturate',
    'sepia',
  ],
  ...['circle', 'ellipse', 'inset', 'polygon', 'path', 'rect', 'xywh'],
]);

const allowedValueTypes = new Set([
  ...['Value', 'Identifier', 'Number', 'Percentage', 'Dimension', 'Hash', 'String', 'Operator', 'Parentheses'],
]);

const allowedSelectorTypes = new Set([
  ...['SelectorList', 'Selector', 'TypeSelector', 'ClassSelector', 'IdSelector', 'Combinator'],
]);

const allowedAtRules = new Set(['media', 'keyframes', '-webkit-keyframes']);

function isSafeNode(node: CssNode): boolean {
  if (node.type === 'Function') return allowedFunctions.has(node.name.toLowerCase());
  if (node.type === 'Url') return /^#[^\s"'()\\]+$/.test(node.value);
  return allowedValueTypes.has(node.type);
}

/** Escapes could hide a name from this check or from another parser. */
const hasEscape = (css: string) => css.includes('\\');

function every(root: CssNode, predicate: (node: CssNode) => boolean): boolean {
  let areAll = true;
  walk(root, (node) => {
    areAll &&= predicate(node);
  });
  return areAll;
}

/** Null if the text is not CSS. */
function tryParse(css: string, context: 'declarationList' | 'stylesheet' | 'value'): CssNode | null {
  if (hasEscape(css)) return null;
  try {
    return parse(css, { context, parseCustomProperty: true });
  } catch {
    return null;
  }
}

function isSafeValue(css: string): boolean {
  const value = tryParse(css, 'value');
  return value !== null && every(value, isSafeNode);
}

const isSafeDeclaration = ({ property, value }: Declaration) => !property.startsWith('--') && every(value, isSafeNode);

const findReferences = (root: CssNode): string[] => {
  const ids: string[] = [];
  walk(root, (node) => {
    if (node.type === 'Url') ids.push(node.value.slice(1));
  });
  return ids;
};

/** The targets of `url(#id)` in a safe value or a safe list of declarations. */
function listReferences(css: string, context: 'value' | 'declarationList'): string[] {
  const root = tryParse(css, context);
  return root ? findReferences(root) : [];
}

/** Removes the declarations of a `style` attribute that are not allowed. */
function sanitizeDeclarations(css: string): string {
  const list = tryParse(css, 'declarationList');
  if (!list) return '';
  const safe: string[] = [];
  walk(list, (node) => {
    if (node.type === 'Declaration' && isSafeDeclaration(node)) safe.push(generate(node));
  });
  return safe.join(';');
}

/** Removes the rules and declarations of a `style` element that are not allowed. */
function sanitizeStylesheet(css: string): string {
  const sheet = tryParse(css, 'stylesheet');
  if (sheet?.type !== 'StyleSheet') return '';
  removeUnsafe(sheet.children, false);
  return generate(sheet);
}

function removeUnsafe(nodes: List<CssNode>, isAnimation: boolean) {
  nodes.forEach((node, item) => {
    if (!isSafeInSheet(node, isAnimation)) nodes.remove(item);
    else if (node.type === 'Rule') removeUnsafe(node.block.children, isAnimation);
    else if (node.type === 'Atrule' && node.block) {
      removeUnsafe(node.block.children, isAnimation || node.name.toLowerCase().endsWith('keyframes'));
    }
  });
}

const isParsed = ({ type }: CssNode) => type !== 'Raw' && type !== 'Url' && type !== 'Function';

function isSafeInSheet(node: CssNode, isAnimation: boolean): boolean {
  if (node.type === 'Atrule') {
    return (
      allowedAtRules.has(node.name.toLowerCase()) &&
      node.block !== null &&
      (!node.prelude || every(node.prelude, isParsed))
    );
  }
  if (node.type === 'Rule') {
    return every(node.prelude, ({ type }) => (isAnimation ? type !== 'Raw' : allowedSelectorTypes.has(type)));
  }
  if (node.type !== 'Declaration' || !isSafeDeclaration(node)) return false;
  // References are counted for the elements that a rule selects; for an animation these are unknown.
  return !isAnimation || every(node.value, ({ type }) => type !== 'Url');
}

/** The rules of a safe stylesheet that refer to elements by `url(#id)`: their selectors and target ids. */
function listRuleReferences(css: string): { selector: string; ids: string[] }[] {
  const found: { selector: string; ids: string[] }[] = [];
  const sheet = tryParse(css, 'stylesheet');
  if (!sheet) return found;
  walk(sheet, {
    visit: 'Rule',
    enter({ prelude, block }) {
      const ids = findReferences(block);
      if (ids.length > 0) found.push({ selector: generate(prelude), ids });
    },
  });
  return found;
}

/**
 * Counts the elements that an SVG draws. Elements can draw each other (`<use>`, patterns, masks …), so that nine lines
 * of ten references each draw a billion: a renderer, on the server or in a browser, would take minutes.
 */

/** Infinity if references form a cycle. */
function countDrawnElements(svg: Element): number {
  const references = findUses(svg);
  const counts = new Map<Element, number>();

  function count(element: Element): number {
    const cached = counts.get(element);
    if (cached !== undefined) return cached;
    // Until its count is known, so that a cycle counts as infinite.
    counts.set(element, Infinity);
    const drawn = [...element.children, ...(references.get(element) ?? [])];
    const total = drawn.reduce((sum, child) => sum + count(child), 1);
    counts.set(element, total);
    return total;
  }

  return count(svg);
}

/** The elements that each element refers to, by its attributes or by the rules that select it. */
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
  for (const style of svg.querySelectorAll('style')) {
    for (const { selector, ids } of listRuleReferences(style.textContent ?? '')) {
      for (const element of svg.querySelectorAll(selector)) add(element, ids);
    }
  }
  return references;
}

function listTargets(name: string, value: string): string[] {
  if (name === 'href' || name === 'xlink:href') return [value.trim().slice(1)];
  if (!value.includes('#')) return [];
  return listReferences(value, name === 'style' ? 'declarationList' : 'value');
}

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

function sanitizeStyle(style: Element) {
  style.textContent = sanitizeStylesheet(style.textContent ?? '');
  if (!style.textContent) style.remove();
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
  for (const element of [svg, ...svg.querySelectorAll('*')]) sanitizeAttributes(element);
  for (const style of svg.querySelectorAll('style')) sanitizeStyle(style);
  if (countDrawnElements(svg) > maxDrawnElements) return { kind: 'too-complex' };
  const xml = new window.XMLSerializer().serializeToString(svg);
  return { kind: 'sanitized', svg: xml.replace(invalidInXml, '') };
}
