import { type DistributorKind, kindLabels } from '@domain/distributor/kind';
import type { Outlet } from './outlet';
import type { Finder } from './use-finder';

/** `distributor`, or what they are; in lower case. */
export const outletNoun = (kind: DistributorKind | null) => {
  const { one, many } = kind ? kindLabels[kind] : { one: 'distributor', many: 'distributors' };
  return [one.toLowerCase(), many.toLowerCase()] as const;
};

const count = (number: number, [one, many]: readonly [string, string]) => `${number} ${number === 1 ? one : many}`;

function countOutlets(outlets: readonly Outlet[], kind: DistributorKind | null): string {
  const taprooms = outlets.filter((outlet) => outlet.kind === 'taproom').length;
  const distributors = count(outlets.length - taprooms, outletNoun(kind));
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
