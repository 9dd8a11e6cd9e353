/** The values of new sections and items in the forms of the staff app. */
import type { EditedContent, EditedSection } from '@domain/page/edited-page';
import type { Component, Field } from '@domain/page/fields';
import { componentUid } from '@domain/page/storage';

function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'number':
      return field.default;
    case 'choice':
      return field.isRequired ? (field.choices[0] ?? '') : '';
    case 'photo':
    case 'libraryPhoto':
    case 'taproom':
      return null;
    case 'libraryPhotos':
    case 'richText':
      return [];
    case 'list':
      return Array.from({ length: field.min }, () => emptyValues(field.item));
    default:
      return '';
  }
}

export const emptyValues = ({ fields }: Component): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));

/** Items of a list are completed too. */
function completeValues(component: Component, values: Record<string, unknown>): Record<string, unknown> {
  const complete = (field: Field | undefined, value: unknown): unknown =>
    field?.kind === 'list' && Array.isArray(value)
      ? value.map((item: Record<string, unknown>) => completeValues(field.item, item))
      : value;
  const given = Object.entries(values).map(([name, value]) => [name, complete(component.fields[name], value)]);
  return { ...emptyValues(component), ...Object.fromEntries(given) };
}

/** `id` must be unique on the page until it is saved. */
export const newSection = (section: Component, id: string, values: Record<string, unknown> = {}): EditedSection => ({
  _id: id,
  type: section.name,
  isVisible: true,
  ...completeValues(section, values),
});

/** The content of a form as `section-errors.ts` validates it. */
export const toValidatedData = (
  { title, hero, seo, sections }: Pick<EditedContent, 'title' | 'hero' | 'seo' | 'sections'>,
  components: readonly Component[],
): Record<string, unknown> => ({
  title: title.trim(),
  hero,
  seo,
  sections: sections.map(({ _id, type, isVisible: _isVisible, ...values }) => {
    const component = components.find(({ name }) => name === type);
    return { ...values, __component: component ? componentUid(component) : type };
  }),
});
