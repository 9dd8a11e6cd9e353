import { expect, test } from 'vitest';
import { differences, merge, rebaseEdits, type Field } from './merge';

type Values = { name: string; style: string; tags: string[]; isActive: boolean };

const fields: Field<Values>[] = [
  { name: 'name', label: 'Name' },
  { name: 'style', label: 'Style' },
  { name: 'tags', label: 'Tags' },
  { name: 'isActive', label: 'Active' },
];
const base: Values = { name: 'Haze', style: 'IPA', tags: ['Popular'], isActive: true };

test('a field that only I changed is not a difference', () => {
  expect(differences({ base, mine: { ...base, name: 'Fog' }, theirs: base }, fields)).toEqual([]);
});

test('merge takes the fields that only they changed and keeps mine in a conflict, unless chosen otherwise', () => {
  const versions = {
    base,
    mine: { ...base, name: 'Fog' },
    theirs: { ...base, name: 'Mist', tags: [], isActive: false },
  };
  expect(differences(versions, fields)).toEqual([
    { name: 'name', label: 'Name', mine: 'Fog', theirs: 'Mist', isConflicting: true },
    { name: 'tags', label: 'Tags', mine: 'Popular', theirs: '(none)', isConflicting: false },
    { name: 'isActive', label: 'Active', mine: 'Yes', theirs: 'No', isConflicting: false },
  ]);
  expect(merge(versions, fields, {})).toEqual({ name: 'Fog', style: 'IPA', tags: [], isActive: false });
  expect(merge(versions, fields, { name: 'theirs', tags: 'mine' })).toEqual({
    name: 'Mist',
    style: 'IPA',
    tags: ['Popular'],
    isActive: false,
  });
});

test('the same change by both is not a difference', () => {
  const same = { ...base, style: 'Lager' };
  expect(differences({ base, mine: same, theirs: same }, fields)).toEqual([]);
});

test('rebaseEdits keeps the edits made during a save and takes the stored values otherwise', () => {
  const sent = { ...base, name: ' Fog ', tags: ['hazy'] };
  const edited = { ...sent, tags: ['hazy', 'new'] };
  const stored = { ...base, name: 'Fog', tags: ['hazy'] };
  expect(rebaseEdits(sent, edited, stored)).toEqual({ ...stored, tags: ['hazy', 'new'] });
});
