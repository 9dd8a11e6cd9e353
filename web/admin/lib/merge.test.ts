import { findConflicts, hasConflicts, merge, rebaseEdits, type FieldLabels } from './merge';

type Photo = { url: string; alt: string };
type Values = { name: string; style: string; tags: string[]; price: { retail: number; keg: number }; photos: Photo[] };

const front = { url: '/front.jpg', alt: '' };
const back = { url: '/back.jpg', alt: '' };
const base: Values = {
  name: 'Haze',
  style: 'IPA',
  tags: ['Popular'],
  price: { retail: 5, keg: 90 },
  photos: [front, back],
};

test.each<[string, Partial<Values>, Partial<Values>, Partial<Values>]>([
  ['different fields', { name: 'Fog' }, { tags: [] }, { name: 'Fog', tags: [] }],
  ['the same change by both', { style: 'Lager' }, { style: 'Lager' }, { style: 'Lager' }],
  [
    'different parts of one field',
    { price: { retail: 6, keg: 90 } },
    { price: { retail: 5, keg: 95 } },
    { price: { retail: 6, keg: 95 } },
  ],
  [
    'different items of a list of records',
    { photos: [{ ...front, alt: 'Front' }, back] },
    { photos: [front, { ...back, alt: 'Back' }] },
    {
      photos: [
        { ...front, alt: 'Front' },
        { ...back, alt: 'Back' },
      ],
    },
  ],
  [
    'an item, and the order of the list',
    { photos: [{ ...front, alt: 'Front' }, back] },
    { photos: [{ url: '/new.jpg', alt: '' }, back, front] },
    { photos: [{ url: '/new.jpg', alt: '' }, back, { ...front, alt: 'Front' }] },
  ],
])('merges %s without a conflict', (_case, mine, theirs, merged) => {
  const versions = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } };
  expect(hasConflicts(versions)).toBe(false);
  expect(findConflicts(versions)).toEqual([]);
  expect(merge(versions)).toEqual({ ...base, ...merged });
});

test('in a conflict, merge takes the chosen version, by default mine, and all other changes of both', () => {
  const versions = {
    base,
    mine: { ...base, name: 'Fog', tags: ['New'], price: { retail: 6, keg: 90 } },
    theirs: { ...base, name: 'Mist', tags: [], price: { retail: 7, keg: 95 }, style: 'Lager' },
  };
  expect(hasConflicts(versions)).toBe(true);
  const labels: FieldLabels<Values> = { name: { format: (name) => `“${name}”` }, price: 'Prices' };
  expect(findConflicts(versions, labels)).toEqual([
    { name: 'name', label: 'Name', mine: '“Fog”', theirs: '“Mist”' },
    { name: 'tags', label: 'Tags', mine: 'New', theirs: '(none)' },
    { name: 'price', label: 'Prices', mine: '6, 90', theirs: '7, 95' },
  ]);
  const merged = merge(versions, { name: 'theirs' });
  expect(merged).toEqual({ ...base, name: 'Mist', style: 'Lager', tags: ['New'], price: { retail: 6, keg: 95 } });
});

test('lists that both have reordered conflict', () => {
  const third = { url: '/third.jpg', alt: '' };
  const versions = {
    base,
    mine: { ...base, photos: [back, front] },
    theirs: { ...base, photos: [front, third, back] },
  };
  expect(findConflicts(versions).map(({ name }) => name)).toEqual(['photos']);
});

test('rebaseEdits keeps the edits made during a save and takes the stored values otherwise', () => {
  const sent = { ...base, name: ' Fog ', tags: ['hazy'] };
  const edited = { ...sent, tags: ['hazy', 'new'] };
  const stored = { ...base, name: 'Fog', tags: ['hazy'] };
  expect(rebaseEdits(sent, edited, stored)).toEqual({ ...stored, tags: ['hazy', 'new'] });
});
