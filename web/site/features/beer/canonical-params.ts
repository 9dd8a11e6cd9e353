import { beersPageParams } from '../../cacheable-params';

/**
 * One URL for each selection: the page's parameters in a fixed order, once and without empty ones, then all others, such as
 * those of ad campaigns. The edge caches the page by the same order (`cacheable-params.ts`).
 */
export function canonicalBeersParams(params: URLSearchParams): URLSearchParams {
  const known = beersPageParams.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams([...known, ...[...params].filter(([name]) => !beersPageParams.includes(name))]);
}
