import { safeParseBody } from '../shared/parse-input';
import { parseBody, parseQuery } from '../test/parse';
import { beerForm, beerInput, beerUpdate } from './input';
import { beerAdminQuery, beerListQuery } from './query';

test('only the name is required; booleans and lists have defaults', () =>
  expect(parseBody(beerInput, { name: ' Ridge Runner ' })).toEqual({
    name: 'Ridge Runner',
    sizes: [],
    tags: [],
    isAvailable: true,
    isActive: true,
    isFeatured: false,
    awards: [],
  }));

test('null and blank clear a field and reset booleans to their default', () =>
  expect(
    parseBody(beerUpdate, {
      slug: '',
      style: ' ',
      abv: '',
      ibu: null,
      sizes: null,
      isActive: null,
      pricing: { retail: '' },
      awards: null,
    }),
  ).toEqual({
    slug: null,
    style: null,
    abv: null,
    ibu: null,
    sizes: [],
    isActive: true,
    pricing: { retail: null },
    awards: [],
  }));

test.each([null, '', '   '])('the name cannot be cleared with %j', (name) =>
  expect(parseBody(beerUpdate, { name })).toEqual([{ path: 'name', msg: 'Name is required' }]),
);

test('returns the errors of all fields at once, in form order', () =>
  expect(
    parseBody(beerInput, {
      awards: [{ year: 1899 }, { name: 'Gold', year: 2031 }],
      pricing: { wholesale: -1, retail: 'x' },
      isActive: 'yes',
      tags: ['a;b'],
      sizes: ['12oz', 'pint'],
      ibu: 1.5,
      abv: 101,
      name: 'x'.repeat(121),
    }),
  ).toEqual([
    { path: 'name', msg: 'Name is too long (maximum 120 characters)' },
    { path: 'abv', msg: 'ABV must be a number from 0 to 100' },
    { path: 'ibu', msg: 'IBU must be a whole number from 0 to 1000' },
    { path: 'sizes.1', msg: 'Please use format: number + unit (e.g., 12oz, 500ml, 1L)' },
    { path: 'tags.0', msg: 'Tags cannot contain ";"' },
    { path: 'isActive', msg: 'Active must be true or false' },
    { path: 'pricing.retail', msg: 'Retail price must be 0 or more' },
    { path: 'pricing.wholesale', msg: 'Wholesale price must be 0 or more' },
    { path: 'awards.0.name', msg: 'Award name is required' },
    { path: 'awards.0.year', msg: 'Year must be between 1900 and 2030' },
    { path: 'awards.1.year', msg: 'Year must be between 1900 and 2030' },
  ]));

test.each([[[1]], [{ 0: '12oz' }], ['12oz'], [[null]], [[['12oz']]]])(
  'rejects the sizes %j without throwing',
  (sizes) => expect(safeParseBody(beerInput, { name: 'a', sizes }).success).toBe(false),
);

test('keeps the first spelling of duplicate sizes and tags', () =>
  expect(
    parseBody(beerInput, { name: 'a', sizes: ['12 oz', '12oz', '1l'], tags: ['Popular', 'popular', ' ', 'New'] }),
  ).toMatchObject({ sizes: ['12 oz', '1l'], tags: ['Popular', 'New'] }));

test('the staff form also requires style, description and ABV', () =>
  expect(parseBody(beerForm, { name: '', style: '', description: '', abv: '', ibu: '' })).toEqual([
    { path: 'name', msg: 'Name is required' },
    { path: 'style', msg: 'Style is required' },
    { path: 'description', msg: 'Description is required' },
    { path: 'abv', msg: 'ABV is required' },
  ]));

test('the public and the staff list have different default limits', () => {
  expect(parseQuery(beerListQuery, { style: ' IPA ', unknown: '1' })).toEqual({ page: 1, limit: 20, style: 'IPA' });
  expect(parseQuery(beerAdminQuery, { active: 'false' })).toEqual({
    page: 1,
    limit: 100,
    active: false,
    sort: 'updated',
  });
});
