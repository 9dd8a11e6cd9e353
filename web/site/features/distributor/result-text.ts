import type { DistributorKind } from '@domain/distributor/kind';
import type { Finder } from './use-finder';

const nouns: Record<DistributorKind | 'all', [one: string, many: string]> = {
  all: ['distributor', 'distributors'],
  shop: ['shop', 'shops'],
  wholesaler: ['wholesaler', 'wholesalers'],
};

export const countDistributors = (count: number, kind: DistributorKind | null) =>
  `${count} ${nouns[kind ?? 'all'][count === 1 ? 0 : 1]}`;

/** Announced to screen readers when it changes. */
export function resultText(count: number, { kind, place, position, isSearching }: Finder): string {
  if (position.status === 'pending') return 'Finding your location…';
  if (isSearching) return 'Searching…';
  const counted = countDistributors(count, kind);
  if (position.status === 'found') return `${counted}, nearest to you first`;
  if (!place) return counted;
  if ('matches' in place) return `${counted} for “${place.label}”`;
  return `${counted}, nearest to ${place.label}${place.detail ? ` (${place.detail})` : ''} first`;
}
