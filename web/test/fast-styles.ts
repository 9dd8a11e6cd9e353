/**
 * The properties that tests read most, without the style sheets of jsdom: after each change of the document, it matches every
 * element with every rule of its default style sheet again, which took seconds for one `getByRole` in a large form.
 */
const compute = window.getComputedStyle.bind(window);
const noStyle = document.createElement('i').style;

const inlineStyle = (element: Element) =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : noStyle;

const defaultDisplays = new Map<string, string>();

/** Computed by the default style sheet, which looks at nothing else of an element. */
function defaultDisplay(element: Element): string {
  const key = [
    element.localName,
    element.getAttribute('type'),
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
  ];
  const known = defaultDisplays.get(key.join());
  if (known !== undefined) return known;
  const copy = element.cloneNode(false);
  if (!(copy instanceof Element)) return '';
  copy.removeAttribute('style');
  const { display } = compute(copy);
  defaultDisplays.set(key.join(), display);
  return display;
}

function inherited(element: Element, property: 'visibility' | 'pointerEvents', initial: string): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const value = inlineStyle(each)[property];
    if (value) return value;
  }
  return initial;
}

const pointerEvents = (element: Element) => inherited(element, 'pointerEvents', 'auto');

const fastProperties = new Map<string | symbol, (element: Element) => string>([
  ['display', (element) => inlineStyle(element).display || defaultDisplay(element)],
  ['visibility', (element) => inherited(element, 'visibility', 'visible')],
  ['opacity', (element) => inlineStyle(element).opacity],
  ['pointerEvents', pointerEvents],
  ['pointer-events', pointerEvents],
]);

const decidesThese = /(?:display|visibility|opacity|pointer-events)\s*:/;
const hasRulesOfItsOwn = () =>
  [...document.styleSheets].some(({ ownerNode }) => decidesThese.test(ownerNode?.textContent ?? ''));

function getComputedStyle(element: Element, pseudoElement?: string | null): CSSStyleDeclaration {
  if (pseudoElement || hasRulesOfItsOwn()) return compute(element, pseudoElement);
  let computed: CSSStyleDeclaration | undefined;
  const slow = () => (computed ??= compute(element));
  const getPropertyValue = (name: string) => fastProperties.get(name)?.(element) ?? slow().getPropertyValue(name);
  return new Proxy(noStyle, {
    get(_target, name) {
      if (name === 'getPropertyValue') return getPropertyValue;
      const fast = fastProperties.get(name);
      if (fast) return fast(element);
      const value: unknown = Reflect.get(slow(), name);
      return typeof value === 'function' ? value.bind(slow()) : value;
    },
  });
}

// Testing Library takes that of the document's window.
for (const owner of [window, document.defaultView]) Object.assign(owner ?? {}, { getComputedStyle });
