import type { BeerFlags } from '@domain/beer/bulk';
import { pluralize } from '../../lib/pluralize';

export type BulkAction = {
  label: string;
  changes: BeerFlags;
  /** Completes "3 beers are …". */
  result: string;
};

export const bulkActions: { title: string; actions: BulkAction[] }[] = [
  {
    title: 'Available',
    actions: [
      { label: 'Set available', changes: { isAvailable: true }, result: 'now available' },
      { label: 'Set unavailable', changes: { isAvailable: false }, result: 'no longer available' },
    ],
  },
  {
    title: 'Active',
    actions: [
      { label: 'Activate', changes: { isActive: true }, result: 'now active' },
      { label: 'Deactivate', changes: { isActive: false }, result: 'now inactive' },
    ],
  },
  {
    title: 'Featured',
    actions: [
      { label: 'Feature', changes: { isFeatured: true }, result: 'now featured' },
      { label: 'Stop featuring', changes: { isFeatured: false }, result: 'no longer featured' },
    ],
  },
];

export const invertFlags = (changes: BeerFlags): BeerFlags =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, !value]));

export const describeResult = (count: number, { result }: BulkAction) =>
  `${pluralize(count, 'beer')} ${count === 1 ? 'is' : 'are'} ${result}`;

const maxListedNames = 5;

/** `Porter, Stout and 2 more` */
export function listNames(names: readonly string[]): string {
  const rest = names.length - maxListedNames;
  const listed = names.slice(0, maxListedNames).join(', ');
  return rest > 0 ? `${listed} and ${rest} more` : listed;
}
