import { useSharedRequest } from '../use-shared-request';

export type Placement = { value: string; name: string };

/** The pages and taprooms that hero images can be placed on. */
export function usePlacements(): Placement[] | 'loading' | 'failed' {
  const response = useSharedRequest<{ placements: Placement[] }>('/brewery-panel/placements');
  return typeof response === 'string' ? response : response.placements;
}
