/**
 * Removes external resources from CSS. The CSS is parsed by the CSS syntax standard and checked against allowlists: the
 * notations that load something (`image-set()`, `src()`, `@import`, escaped names …) are too many to block one by one.
 */
import { generate, parse, walk, type CssNode, type Declaration, type List } from 'css-tree';

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

export function isSafeValue(css: string): boolean {
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
export function listReferences(css: string, context: 'value' | 'declarationList'): string[] {
  const root = tryParse(css, context);
  return root ? findReferences(root) : [];
}

/** Removes the declarations of a `style` attribute that are not allowed. */
export function sanitizeDeclarations(css: string): string {
  const list = tryParse(css, 'declarationList');
  if (!list) return '';
  const safe: string[] = [];
  walk(list, (node) => {
    if (node.type === 'Declaration' && isSafeDeclaration(node)) safe.push(generate(node));
  });
  return safe.join(';');
}

/** Removes the rules and declarations of a `style` element that are not allowed. */
export function sanitizeStylesheet(css: string): string {
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
export function listRuleReferences(css: string): { selector: string; ids: string[] }[] {
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
