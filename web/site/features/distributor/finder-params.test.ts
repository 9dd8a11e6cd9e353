import { expect, test } from 'vitest';
import { finderParams, finderUrl } from './use-finder';

test('each selection has one URL', () => {
  const params = new URLSearchParams('kind=shop&utm_source=mail&near=x&near=y');
  expect(finderParams(params, { near: 'Auburn, CA', kind: 'shop' }).toString()).toBe(
    'near=Auburn%2C+CA&kind=shop&utm_source=mail',
  );
  expect(finderUrl({ near: '95603', kind: null })).toBe('/distributors?near=95603');
  expect(finderUrl({ near: '', kind: null })).toBe('/distributors');
});
