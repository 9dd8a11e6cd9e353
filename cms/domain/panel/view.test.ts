import { applyView, type Configuration, isArranged, labelNewFields, type View } from './view';

const view: View = {
  title: 'name',
  sort: ['name', 'ASC'],
  list: ['name', 'isActive'],
  form: ['name:8 slug:4', 'isActive:12'],
  labels: { name: 'Name', slug: 'Slug', isActive: 'Active (on the site)' },
  columns: { isActive: 'Active' },
  hints: { slug: 'Leave empty.' },
  readOnly: ['slug'],
};

const field = (name: string) => ({
  edit: { label: name, description: '', placeholder: '', visible: true },
  list: { label: name, sortable: true },
});

const fresh = (): Configuration => ({
  settings: { mainField: 'id', pageSize: 10, bulkable: true },
  metadatas: Object.fromEntries(['name', 'slug', 'isActive'].map((name) => [name, field(name)])),
  layouts: { list: ['id'], edit: [[{ name: 'isActive', size: 4 }]] },
});

const applied = () => applyView(fresh(), view);

test('applies labels, hints, columns, read-only fields and the order, and keeps what is not in the view', () => {
  const { settings, metadatas, layouts } = applied();
  expect(settings).toMatchObject({ mainField: 'name', defaultSortBy: 'name', pageSize: 50, bulkable: true });
  expect(metadatas['slug']).toMatchObject({
    edit: { label: 'Slug', description: 'Leave empty.', visible: true, editable: false },
  });
  expect(metadatas['name']?.edit).not.toHaveProperty('editable');
  expect(metadatas['isActive']).toMatchObject({ edit: { label: 'Active (on the site)' }, list: { label: 'Active' } });
  expect(layouts).toEqual({
    list: ['name', 'isActive'],
    edit: [
      [
        { name: 'name', size: 8 },
        { name: 'slug', size: 4 },
      ],
      [{ name: 'isActive', size: 12 }],
    ],
  });
});

describe('counts as arranged by a power user:', () => {
  const changes: Record<string, (configuration: Configuration) => void> = {
    'the order of fields': ({ layouts }) => layouts.edit.reverse(),
    'the width of a field': ({ layouts }) => layouts.edit[1]?.splice(0, 1, { name: 'isActive', size: 6 }),
    'a hidden field': ({ layouts }) => layouts.edit.pop(),
    'a column': ({ layouts }) => layouts.list.pop(),
    'a label': ({ metadatas }) => Object.assign(metadatas['name'] ?? {}, { edit: { label: 'Beer' } }),
    'a label of a column': ({ metadatas }) => Object.assign(metadatas['name'] ?? {}, { list: { label: 'Beer' } }),
    'a hint': ({ metadatas }) =>
      Object.assign(metadatas['name'] ?? {}, { edit: { label: 'Name', description: 'Unique' } }),
    'the number of rows': ({ settings }) => Object.assign(settings, { pageSize: 20 }),
  };

  test.each(Object.entries(changes))('%s', (_name, change) => {
    const configuration = applied();
    change(configuration);
    expect(isArranged(configuration, view)).toBe(true);
  });
});

test('an applied view does not count as arranged', () => expect(isArranged(applied(), view)).toBe(false));

test('fields that a later version added or removed do not count as arranged', () => {
  const { metadatas, layouts, ...rest } = applied();
  const { slug: _removed, ...others } = metadatas;
  const edit = [[{ name: 'name', size: 8 }], [{ name: 'isActive', size: 12 }], [{ name: 'added', size: 6 }]];
  const configuration = { ...rest, metadatas: { ...others, added: field('added') }, layouts: { ...layouts, edit } };
  expect(isArranged(configuration, view)).toBe(false);
});

test('the title field that Strapi chooses in place of id does not count as arranged', () => {
  const untitled = { ...view, title: 'id' };
  const configuration = applyView(fresh(), untitled);
  configuration.settings['mainField'] = 'documentId';
  expect(isArranged(configuration, untitled)).toBe(false);
});

test('only fields without a label are labeled in an arranged form', () => {
  const configuration = applied();
  configuration.metadatas = { ...configuration.metadatas, slug: field('slug'), name: { edit: { label: 'Beer' } } };
  const { metadatas } = labelNewFields(configuration, view);
  expect(metadatas['slug']).toMatchObject({ edit: { label: 'Slug', description: 'Leave empty.' } });
  expect(metadatas['name']).toEqual({ edit: { label: 'Beer' } });
});
