import type { DistributorKind } from '@domain/distributor/kind';
import type { Outlet } from './outlet';
import type { Finder } from './use-finder';

const nouns: Record<DistributorKind | 'all', [one: string, many: string]> = {
  all: ['distributor', 'distributors'],
  shop: ['shop', 'shops'],
  wholesaler: ['wholesaler', 'wholesalers'],
};

const count = (number: number, [one, many]: [string, string]) => `${number} ${number === 1 ? one : many}`;

function countOutlets(outlets: readonly Outlet[], kind: DistributorKind | null): string {
  const taprooms = outlets.filter((outlet) => outlet.kind === 'taproom').length;
  const distributors = count(outlets.length - taprooms, nouns[kind ?? 'all']);
  return taprooms === 0 ? distributors : `${distributors} and ${count(taprooms, ['taproom', 'taprooms'])}`;
}

/** Announced to screen readers when it changes. */
export function resultText(outlets: readonly Outlet[], { kind, place, position, isSearching }: Finder): string {
  if (position.status === 'pending') return 'Finding your location…';
  if (isSearching) return 'Searching…';
  const counted = countOutlets(outlets, kind);
  if (position.status === 'found') return `${counted}, nearest to you first`;
  if (!place) return counted;
  if ('matches' in place) return `${counted} for “${place.label}”`;
  return `${counted}, nearest to ${place.label}${place.detail ? ` (${place.detail})` : ''} first`;
}
