/** Strapi's schemas of the designed and the composed pages and of their sections, made from the definitions in cms/domain/page. */
import { allSections, otherComponents } from '../../cms/domain/page/all-components.ts';
import { builtInPhotos } from '../../cms/domain/page/built-in-photos.ts';
import { seo } from '../../cms/domain/page/components';
import { composedPageLimits, composedSections } from '../../cms/domain/page/composed-page.ts';
import type { PageDefinition } from '../../cms/domain/page/definition.ts';
import type { Component, Field } from '../../cms/domain/page/fields.ts';
import { linkPattern, maxLinkLength } from '../../cms/domain/page/rich-text';
import { pageNavigations } from '../../cms/domain/page/storage';
import { pages } from '../../cms/domain/page/pages.ts';
import { builtInName, componentUid } from '../../cms/domain/page/storage.ts';

const requiredText = (isRequired: boolean) => (isRequired ? { required: true, minLength: 1 } : {});
const required = (isRequired: boolean) => (isRequired ? { required: true } : {});

function toAttributes(name: string, field: Field): [string, object][] {
  switch (field.kind) {
    case 'text':
    case 'longText': {
      const type = field.kind === 'text' ? 'string' : 'text';
      return [[name, { type, maxLength: field.maxLength, ...requiredText(field.isRequired) }]];
    }
    case 'link': {
      const limits = { maxLength: maxLinkLength, regex: linkPattern };
      return [[name, { type: 'string', ...limits, ...requiredText(field.isRequired) }]];
    }
    case 'date':
      return [[name, { type: 'date', ...required(field.isRequired) }]];
    case 'choice':
      return [[name, { type: 'enumeration', enum: [...field.choices], ...required(field.isRequired) }]];
    case 'number':
      return [[name, { type: 'integer', min: field.min, max: field.max, default: field.default, required: true }]];
    case 'richText':
      return [[name, { type: 'blocks' }]];
    case 'taproom':
      return [[name, { type: 'relation', relation: 'oneToOne', target: 'api::taproom.taproom' }]];
    case 'libraryPhoto':
      return [[name, { type: 'media', multiple: false, allowedTypes: ['images'] }]];
    case 'libraryPhotos':
      return [[name, { type: 'media', multiple: true, allowedTypes: ['images'], ...required(field.min > 0) }]];
    case 'photo':
      return [
        [name, { type: 'media', multiple: false, allowedTypes: ['images'] }],
        [builtInName(name), { type: 'enumeration', enum: [...builtInPhotos] }],
      ];
    case 'list': {
      const { item, min, max } = field;
      const atLeastOne = min > 0 ? { required: true, min } : {};
      return [[name, { type: 'component', repeatable: true, component: componentUid(item), ...atLeastOne, max }]];
    }
  }
}

const attributesOf = ({ fields }: Component) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => toAttributes(name, field)));

const toTableName = (name: string) => name.replaceAll('-', '_');

const componentSchema = (component: Component, isSection: boolean) => ({
  collectionName: `components_page_${toTableName(component.name)}`,
  info: { displayName: component.label, icon: component.icon },
  options: {},
  attributes: {
    ...(isSection && { isVisible: { type: 'boolean', default: true, required: true } }),
    ...attributesOf(component),
  },
});

const singleComponent = (component: Component) => ({
  type: 'component',
  repeatable: false,
  component: componentUid(component),
  required: true,
});

const pageSchema = ({ key, label, hero, sections }: PageDefinition) => ({
  kind: 'singleType',
  collectionName: `page_${toTableName(key)}`,
  info: { singularName: `${key}-page`, pluralName: `${key}-pages`, displayName: `Page: ${label}` },
  options: { draftAndPublish: false },
  pluginOptions: {},
  attributes: {
    title: { type: 'string', required: true, minLength: 1, maxLength: 40 },
    ...(hero && { hero: singleComponent(hero) }),
    ...(sections.length > 0 && { sections: { type: 'dynamiczone', components: sections.map(componentUid) } }),
    seo: singleComponent(seo),
  },
});

/** `path` is unique in the database only: Strapi can't duplicate records of a type with a `unique` attribute. */
const composedPageSchema = {
  kind: 'collectionType',
  collectionName: 'pages',
  info: {
    singularName: 'page',
    pluralName: 'pages',
    displayName: 'Pages',
    description: 'Pages that are composed of sections',
  },
  options: { draftAndPublish: false },
  pluginOptions: {},
  attributes: {
    title: { type: 'string', required: true, minLength: 1, maxLength: composedPageLimits.title },
    path: { type: 'string', required: true, maxLength: composedPageLimits.path, column: { unique: true } },
    isLive: { type: 'boolean', default: false, required: true },
    // Its paths from then are redirected when it gets another one.
    hasBeenLive: { type: 'boolean', private: true, configurable: false, visible: false },
    navigation: { type: 'enumeration', enum: [...pageNavigations], default: 'none', required: true },
    position: { type: 'integer', min: 0, max: composedPageLimits.position },
    sections: {
      type: 'dynamiczone',
      components: composedSections.map(componentUid),
      max: composedPageLimits.sections,
    },
    seo: singleComponent(seo),
  },
};

/** The schemas by path below `cms/src`. */
export function strapiSchemas() {
  const definitions: readonly PageDefinition[] = pages;
  return new Map<string, object>([
    ...otherComponents.map((each) => [`components/page/${each.name}.json`, componentSchema(each, false)] as const),
    ...allSections.map((each) => [`components/page/${each.name}.json`, componentSchema(each, true)] as const),
    ...definitions.map((page) => [`api/page/content-types/${page.key}-page/schema.json`, pageSchema(page)] as const),
    ['api/page/content-types/page/schema.json', composedPageSchema],
  ]);
}
