/** Validates the content of pages, designed and composed, as the panel's forms send it. */
import type { FieldError } from '../shared/response-schemas';
import { parsePlainDate } from '../time/plain-date';
import { seo } from './components';
import { composedPageLimits, composedSections } from './composed-page';
import type { PageDefinition } from './definition';
import type { Component, Field } from './fields';
import { isSafeLink, maxLinkLength } from './rich-text';
import { componentUid } from './storage';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toObjects = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isObject) : []);

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** Absent fields of a stored entry stay unchanged. */
const isUnchanged = ({ id }: Values, value: unknown) => value === undefined && !isBlank(id);

export const blankMessage = 'Please fill in this field';

const linkMessage = 'Please enter a path of the site such as /events, or a URL that starts with https://';

/** The number of selected files; null if it is unknown, as in a write that only connects more files. */
function countFiles(value: unknown): number | null {
  if (isBlank(value)) return 0;
  if (Array.isArray(value)) return value.length;
  return isObject(value) && Array.isArray(value['set']) ? value['set'].length : null;
}

function findCountProblem(count: number | null, { min, max }: { min: number; max: number }): string[] {
  if (count === null) return [];
  if (count < min) return [`Please add at least ${min === 1 ? 'one' : min}`];
  return count > max ? [`Please use at most ${max}. There are ${count}.`] : [];
}

type Rules = { isComposed: boolean };

const childrenOf = (block: Values) => toObjects(block['children']);

const hasContent = (block: Values): boolean =>
  block['type'] === 'image' || String(block['text'] ?? '').trim() !== '' || childrenOf(block).some(hasContent);

const urlsOf = (block: Values): string[] => [
  ...(block['type'] === 'link' ? [String(block['url'])] : []),
  ...(isObject(block['image']) ? [String(block['image']['url'])] : []),
  ...childrenOf(block).flatMap(urlsOf),
];

/** Those of designed pages can be empty, such as a paragraph that ends with the contact details only. */
function findRichTextProblems(value: unknown, isRequired: boolean): string[] {
  const blocks = toObjects(value);
  if (isRequired && !blocks.some(hasContent)) return ['Please enter a text'];
  return (
    blocks
      .flatMap(urlsOf)
      // Strapi rejects anchors here.
      .filter((url) => !isSafeLink(url) || url.startsWith('#'))
      .map((url) => `The link “${url}” is not valid. ${linkMessage}`)
  );
}

const missing = ({ isRequired }: { isRequired: boolean }) => (isRequired ? [blankMessage] : []);

const findLengthProblem = (value: unknown, max: number): string[] =>
  typeof value === 'string' && value.length > max
    ? [`Please use at most ${max} characters. There are ${value.length}.`]
    : [];

const isWithin = (value: unknown, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

function findProblems(field: Field, value: unknown, { isComposed }: Rules): string[] {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return isBlank(value) ? missing(field) : findLengthProblem(value, field.maxLength);
    case 'choice':
      if (isBlank(value)) return missing(field);
      return field.choices.some((choice) => choice === value) ? [] : ['Please choose one of the values'];
    case 'date':
      if (isBlank(value)) return missing(field);
      return parsePlainDate(String(value)) === null ? ['Please enter a valid date'] : [];
    case 'number':
      return isBlank(value) || isWithin(value, field)
        ? []
        : [`Please enter a whole number from ${field.min} to ${field.max}`];
    case 'link':
      if (isBlank(value)) return missing(field);
      return isSafeLink(String(value)) ? findLengthProblem(value, maxLinkLength) : [linkMessage];
    case 'list':
      return findCountProblem(toObjects(value).length, field);
    case 'libraryPhotos':
      return findCountProblem(countFiles(value), field);
    case 'richText':
      return findRichTextProblems(value, isComposed);
    default:
      return [];
  }
}

/** Optional buttons: a text without a link, and a link without a text. */
function findButtonProblems({ fields }: Component, values: Values): [name: string, problem: string][] {
  return Object.entries(fields).flatMap(([href, field]): [string, string][] => {
    const label = href.replace(/Href$/, 'Label');
    if (field.kind !== 'link' || field.isRequired || !(label in fields)) return [];
    if (isUnchanged(values, values[href]) || isUnchanged(values, values[label])) return [];
    if (isBlank(values[href]) === isBlank(values[label])) return [];
    return isBlank(values[href])
      ? [[href, 'Please enter where the button leads to, or clear its text']]
      : [[label, 'Please enter the text of the button, or clear its link']];
  });
}

function findErrors(component: Component, values: Values, path: string, rules: Rules): FieldError[] {
  const fields = Object.entries(component.fields).filter(([name]) => !isUnchanged(values, values[name]));
  return [
    ...fields.flatMap(([name, field]) => [
      ...findProblems(field, values[name], rules).map((msg) => ({ path: `${path}.${name}`, msg })),
      ...(field.kind === 'list'
        ? toObjects(values[name]).flatMap((item, index) =>
            findErrors(field.item, item, `${path}.${name}.${index}`, rules),
          )
        : []),
    ]),
    ...findButtonProblems(component, values).map(([name, msg]) => ({ path: `${path}.${name}`, msg })),
  ];
}

const findListErrors = (sections: unknown, components: readonly Component[], rules: Rules): FieldError[] =>
  toObjects(sections).flatMap((section, index) => {
    const component = components.find((each) => componentUid(each) === section['__component']);
    return component ? findErrors(component, section, `sections.${index}`, rules) : [];
  });

/** Absent groups of fields stay unchanged. */
const findGroupErrors = (component: Component | null, values: unknown, path: string, rules: Rules): FieldError[] =>
  component && isObject(values) ? findErrors(component, values, path, rules) : [];

const findTitleProblems = (title: unknown): string[] => {
  if (title === undefined) return [];
  return isBlank(title) ? [blankMessage] : findLengthProblem(title, composedPageLimits.title);
};

type Parts = Pick<PageDefinition, 'hero' | 'sections'>;

/** `data` have the format of Strapi's forms; their texts are already trimmed. */
const findPartErrors = ({ hero, sections }: Parts, data: Values, rules: Rules): FieldError[] => [
  ...findTitleProblems(data['title']).map((msg) => ({ path: 'title', msg })),
  ...findGroupErrors(hero, data['hero'], 'hero', rules),
  ...findListErrors(data['sections'], sections, rules),
  ...findGroupErrors(seo, data['seo'], 'seo', rules),
];

/** The errors of a designed page. */
export const findPageErrors = (definition: Parts, data: Values): FieldError[] =>
  findPartErrors(definition, data, { isComposed: false });

/** The errors of a composed page. */
export const findComposedPageErrors = (data: Values): FieldError[] =>
  findPartErrors({ hero: null, sections: composedSections }, data, { isComposed: true });
