import type { Beer } from '../beer/beer';
import { hasTagChoice } from '../beer/tag';

/** Whether a beer can be ordered for shipping: it is available, not just announced. */
export const isShippable = ({ isAvailable, tags }: Pick<Beer, 'isAvailable' | 'tags'>) =>
  isAvailable && !hasTagChoice(tags, 'coming-soon');
