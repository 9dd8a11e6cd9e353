import { findBeers } from './beer-search';

const beers = [
  { name: 'Gold Rush Haze', style: 'Hazy IPA', hops: 'Citra, Mosaic, Galaxy', tags: ['Year Round', 'Popular'] },
  { name: 'Miner’s “Lucky” Day', style: 'Kölsch', hops: 'Hallertau Mittelfrüh', tags: ['Seasonal'] },
  { name: 'Night Freight', style: 'Oatmeal Stout', hops: null, tags: ['Year Round'] },
  { name: 'Barrel-Aged No. 7', style: null, hops: 'Magnum', tags: ['Limited Release'] },
  { name: 'Depot', style: 'Blonde Ale', hops: 'Willamette', tags: [] },
];

test.each([
  ['', ['Gold', 'Miner', 'Night', 'Barrel', 'Depot']],
  ['  ', ['Gold', 'Miner', 'Night', 'Barrel', 'Depot']],
  ['IPA', ['Gold']],
  ['citra', ['Gold']],
  ['year round stout', ['Night']],
  ['release', ['Barrel']],
  ['kolsch', ['Miner']],
  ['mittelfruh', ['Miner']],
  ["miner's", ['Miner']],
  ['miners "lucky"', ['Miner']],
  ['barrel aged', ['Barrel']],
  ['no.7', ['Barrel']],
  ['goldrush', ['Gold']],
  ['rush gold', ['Gold']],
  // One letter wrong, missing, too many, swapped.
  ['stoat', ['Night']],
  ['stut', ['Night']],
  ['mosaiic', ['Gold']],
  ['frieght', ['Night']],
  ['willamet', ['Depot']],
  ['oatmel stuot', ['Night']],
  // Short words, and two typos, are something else.
  ['pale', []],
  ['ida', []],
  ['stauut', []],
  ['lager', []],
  ['%', []],
])('the search %j finds %j', (search, expected) =>
  expect(findBeers(beers, search).map(({ name }) => name.split(/[ ’-]/)[0])).toEqual(expected),
);
