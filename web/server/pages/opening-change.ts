import type { Site } from '@domain/site/site';
import { findNextChange } from '@domain/taproom/next-change';
import { parseBody, type Dependencies } from '../cache/dependencies';

/**
 * When what a page says about the hours of the taprooms changes next after `now`, in epoch milliseconds: one opens, closes,
 * or begins another day; Infinity if there is none. Every page depends on the taprooms.
 */
export function nextOpeningChange(dependencies: Dependencies, now: number): number {
  const response = dependencies.get('/site');
  if (response?.status !== 200) return Infinity;
  const { taprooms } = (parseBody(response) as { site: Site }).site;
  return Math.min(Infinity, ...taprooms.map((taproom) => findNextChange(taproom, new Date(now)).getTime()));
}
