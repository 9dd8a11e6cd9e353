/** The components of all pages, designed and composed. A component that several pages use is listed several times. */
import { seo } from './components';
import { composedSections } from './composed-page';
import type { PageDefinition } from './definition';
import type { Component } from './fields';
import { pages } from './pages';

const definitions: readonly PageDefinition[] = pages;

const heroes = definitions.flatMap(({ hero }) => hero ?? []);

/** The components of its lists, at any depth. */
const itemsOf = ({ fields }: Component): Component[] =>
  Object.values(fields).flatMap((field) => (field.kind === 'list' ? [field.item, ...itemsOf(field.item)] : []));

export const allSections: readonly Component[] = [...definitions.flatMap((page) => page.sections), ...composedSections];

/** Everything but sections. */
export const otherComponents: readonly Component[] = [seo, ...heroes, ...[...allSections, ...heroes].flatMap(itemsOf)];
