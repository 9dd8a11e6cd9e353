import { beerInput, beerUpdate, type BeerUpdate } from '#domain/beer/input';
import { pickFields } from '#lib/form-data';
import { toBeerDocument } from '../../api/beer/document';
import { groupPaths, pickGroup, type InputRules } from './rules';

const prices = { retail: 'retailPrice', wholesale: 'wholesalePrice' };

const names = [
  'name',
  'style',
  'description',
  'longDescription',
  'abv',
  'ibu',
  'originalGravity',
  'color',
  'hops',
  'malts',
  'sizes',
  'tags',
  'isAvailable',
  'isActive',
  'isFeatured',
  'brewingNotes',
  'foodPairings',
  'servingTemperature',
  'awards',
];

export const beerRules: InputRules = {
  toInput: (data) => ({ ...pickFields(data, names), ...pickGroup(data, 'pricing', prices) }),
  schema: (stored) => (stored ? beerUpdate : beerInput),
  toAttributes: (input) => toBeerDocument(input as BeerUpdate),
  attributePaths: groupPaths('pricing', prices),
};
