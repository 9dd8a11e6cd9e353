import { createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { act } from '@testing-library/react';
import { tolerateForeignChanges } from './foreign-changes';

let container: HTMLElement;
let root: Root;

beforeAll(tolerateForeignChanges);
beforeEach(() => {
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

const render = (...children: ReactNode[]) => act(() => root.render(createElement('p', null, ...children)));
const paragraph = () => container.firstElementChild ?? container;

/** Wraps text like Chrome's translation. */
function wrap(node: Node | null | undefined) {
  const font = document.createElement('font');
  node?.parentNode?.replaceChild(font, node);
  if (node) font.append(node);
}

test('React removes a text that a translator has wrapped', () => {
  render(createElement('b', { key: 'b' }, 'Pils'), ' is on tap');
  wrap(paragraph().lastChild);
  render(createElement('b', { key: 'b' }, 'Pils'), null);
  expect(container).toHaveTextContent(/^Pils$/);
});

test('React inserts before a text that a translator has wrapped', () => {
  render(null, ' on tap');
  wrap(paragraph().lastChild);
  render(createElement('b', null, 'Two beers'), ' on tap');
  expect(container).toHaveTextContent(/^Two beers on tap$/);
});

test('React can remove, and insert before, nodes that an extension has removed', () => {
  const image = createElement('img', { key: 'img', alt: '' });
  const text = createElement('b', { key: 'text' }, 'Stout');
  render(image, text);
  paragraph().querySelector('img')?.remove();
  render(createElement('i', { key: 'new' }, 'New: '), image, text);
  expect(container).toHaveTextContent('New:');
  render(text);
  expect(container).toHaveTextContent(/^Stout$/);
});

test('unchanged nodes are inserted and removed as usual', () => {
  const first = document.createElement('i');
  const second = document.createElement('b');
  container.append(second);
  expect(container.insertBefore(first, second)).toBe(first);
  expect([...container.children]).toEqual([first, second]);
  expect(container.removeChild(first)).toBe(first);
  expect([...container.children]).toEqual([second]);
});
