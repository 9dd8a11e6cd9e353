import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FormSlice, sliceOf } from './form-parts';

const values = { name: 'Auburn', cards: [{ title: 'Parking' }] };
const form = (changes: object = {}, errors: Record<string, string> = {}) => ({
  values: structuredClone({ ...values, ...changes }),
  errors,
});

test('a part of a form renders again only when its own values or errors change', () => {
  const show = vi.fn<() => null>(() => null);
  const slice = (state: ReturnType<typeof form>) => <FormSlice shows={sliceOf(state, ['cards'])}>{show}</FormSlice>;
  const { rerender } = render(slice(form()));
  rerender(slice(form({ name: 'Reno' }, { name: 'Please enter a name' })));
  expect(show).toHaveBeenCalledOnce();
  rerender(slice(form({ cards: [{ title: 'Food' }] })));
  expect(show).toHaveBeenCalledTimes(2);
  rerender(slice(form({ cards: [{ title: 'Food' }] }, { 'cards.0.title': 'Too long' })));
  expect(show).toHaveBeenCalledTimes(3);
});
