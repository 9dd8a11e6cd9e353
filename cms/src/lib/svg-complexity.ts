/**
 * Counts the elements that an SVG draws. Elements can draw each other (`<use>`, patterns, masks …), so that nine lines
 * of ten references each draw a billion: a renderer, on the server or in a browser, would take minutes.
 */
import { listReferences, listRuleReferences } from './safe-css';

/** Infinity if references form a cycle. */
export function countDrawnElements(svg: Element): number {
  const references = findReferences(svg);
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
function findReferences(svg: Element): Map<Element, Set<Element>> {
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
