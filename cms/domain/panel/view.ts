/**
 * The panel's list and form of a type: labels, hints and the order of fields. What a power user has arranged differently is
 * never replaced: `isArranged` compares a stored configuration with the view that was applied to it.
 */

export type View = {
  /** The field that stands for a record. */
  title: string;
  sort?: [field: string, order: 'ASC' | 'DESC'];
  list?: string[];
  /** Rows of the form: `name:8 slug:4` are two fields in its twelve columns. */
  form: string[];
  labels: Record<string, string>;
  /** Labels of columns that are shorter than those of the form. */
  columns?: Record<string, string>;
  hints?: Record<string, string>;
  /** Fields that the form only shows. */
  readOnly?: string[];
};

/** Fields without a label of their own are called as their attribute. */
export type UnlabeledView = Omit<View, 'labels'> & Partial<Pick<View, 'labels'>>;

type Sized = { name: string; size: number };
type Labeled = { label?: string; description?: string };
type Field = { edit?: Labeled & { editable?: boolean }; list?: Labeled };

/** The format in which Strapi stores it. */
export type Configuration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, Field>;
  layouts: { list: string[]; edit: Sized[][] };
};

const pageSize = 50;

const toFormRow = (fields: string): Sized[] =>
  fields.split(' ').map((field) => {
    const [name = '', size] = field.split(':');
    return { name, size: Number(size) };
  });

const settingsOf = ({ title, sort }: View) => ({
  mainField: title,
  ...(sort ? { defaultSortBy: sort[0], defaultSortOrder: sort[1], pageSize } : {}),
});

function labelField(field: Field, name: string, { labels, columns = {}, hints = {}, readOnly = [] }: View): Field {
  const label = labels[name];
  if (!label) return field;
  return {
    edit: {
      ...field.edit,
      label,
      description: hints[name] ?? '',
      ...(readOnly.includes(name) && { editable: false }),
    },
    list: { ...field.list, label: columns[name] ?? label },
  };
}

const mapFields = (metadatas: Record<string, Field>, change: (field: Field, name: string) => Field) =>
  Object.fromEntries(Object.entries(metadatas).map(([name, field]) => [name, change(field, name)]));

export const applyView = ({ settings, metadatas, layouts }: Configuration, view: View): Configuration => ({
  settings: { ...settings, ...settingsOf(view) },
  metadatas: mapFields(metadatas, (field, name) => labelField(field, name, view)),
  layouts: { list: [...(view.list ?? layouts.list)], edit: view.form.map(toFormRow) },
});

const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);

/** Rows of fields that pass the filter, without those that are empty then. */
const filterRows = (rows: readonly Sized[][], isKept: (name: string) => boolean) =>
  rows
    .map((row) => row.filter(({ name }) => isKept(name)).map(({ name, size }) => ({ name, size })))
    .filter((row) => row.length > 0);

/** Strapi replaces this title by a field that can stand for a record. */
const anyTitle = 'id';

/**
 * Whether a power user has changed the configuration since the view was applied. Strapi itself changes it when a type gets or
 * loses fields: this does not count.
 */
export function isArranged({ settings, metadatas, layouts }: Configuration, view: View): boolean {
  const exists = (name: string) => Object.hasOwn(metadatas, name);
  const rows = view.form.map(toFormRow);
  const formFields = rows.flat().map(({ name }) => name);
  const isRelabeled = ([name, field]: [string, Field]) => {
    const { edit, list } = labelField(field, name, view);
    return (
      !isSame([edit?.label, edit?.description], [field.edit?.label, field.edit?.description]) ||
      list?.label !== field.list?.label
    );
  };
  return (
    Object.entries(settingsOf(view)).some(([name, value]) => value !== anyTitle && settings[name] !== value) ||
    (view.list !== undefined && !isSame(view.list.filter(exists), layouts.list)) ||
    !isSame(
      filterRows(rows, exists),
      filterRows(layouts.edit, (name) => formFields.includes(name)),
    ) ||
    Object.entries(metadatas).some(isRelabeled)
  );
}

/** Whether the field has Strapi's label, its name. */
const isUnlabeled = ({ edit, list }: Field, name: string) =>
  (edit?.label ?? name) === name && (list?.label ?? name) === name && !edit?.description;

/** Labels only the fields that have none: those that were added since a power user arranged the form. */
export const labelNewFields = (configuration: Configuration, view: View): Configuration => ({
  ...configuration,
  metadatas: mapFields(configuration.metadatas, (field, name) =>
    isUnlabeled(field, name) ? labelField(field, name, view) : field,
  ),
});
