import assert from 'node:assert/strict';
import { test } from 'vitest';
import { findChanges, isSameValue, rebase } from './rebase';

const schemas = {
  schema: {
    attributes: {
      name: { type: 'string' },
      abv: { type: 'float' },
      images: { type: 'media' },
      awards: { type: 'component', component: 'beer.award' },
      sections: { type: 'dynamiczone' },
    },
  },
  components: {
    'beer.award': { attributes: { name: { type: 'string' } } },
    'page.cards': { attributes: { items: { type: 'component', component: 'page.card' } } },
    'page.card': { attributes: { title: { type: 'string' } } },
  },
};

test('keys of list entries and kinds of emptiness are no changes', () => {
  assert.equal(isSameValue([{ id: 1, __temp_key__: 'a0', name: '' }], [{ id: 1, __temp_key__: 'a9' }]), true);
  assert.equal(isSameValue(undefined, ''), true);
  assert.equal(isSameValue(null, []), true);
  assert.equal(isSameValue(false, null), false);
  assert.deepEqual(findChanges(schemas.schema, { name: 'A', abv: 5 }, { name: 'A', abv: 6 }), ['abv']);
});

test('the edits of one user and the saved changes of the other are both kept; an edit wins over a saved change', () => {
  const base = { name: 'A', abv: 5, images: [{ id: 3 }] };
  const theirs = { name: 'B', abv: 6, images: [{ id: 3 }] };
  assert.deepEqual(rebase({ base, mine: { ...base, name: 'C', images: [] }, theirs }, schemas), {
    name: 'C',
    abv: 6,
    images: [],
  });
});

test('edited entries that the other user deleted are created again', () => {
  const base = {
    awards: [
      { id: 1, name: 'Gold' },
      { id: 2, name: 'Silver' },
    ],
    sections: [{ __component: 'page.cards', id: 4, items: [{ id: 7, title: 'Rooms' }] }],
  };
  const mine = {
    awards: [
      { id: 1, name: 'Gold' },
      { id: 2, name: 'Silver medal' },
    ],
    sections: [{ __component: 'page.cards', id: 4, items: [{ id: 7, title: 'Barrel room' }] }],
  };
  const theirs = {
    awards: [{ id: 1, name: 'Gold' }],
    sections: [{ __component: 'page.cards', id: 4, items: [] }],
  };
  assert.deepEqual(rebase({ base, mine, theirs }, schemas), {
    awards: [{ id: 1, name: 'Gold' }, { name: 'Silver medal' }],
    sections: [{ __component: 'page.cards', id: 4, items: [{ title: 'Barrel room' }] }],
  });
});
