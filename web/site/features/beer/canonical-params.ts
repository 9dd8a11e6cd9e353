import { beersPageParams, splitParams } from '../../cacheable-params';

/** One URL for each selection, then all other parameters, such as those of ad campaigns. */
export function canonicalBeersParams(params: URLSearchParams): URLSearchParams {
  const { canonical, others } = splitParams(params, beersPageParams);
  return new URLSearchParams([...canonical, ...others]);
}
