import { useCallback, useState } from 'react';
import { useAutoAdvance, useAutoplay } from '../../shared/autoplay/use-autoplay';

/** Cycles through `count` slides; selecting a slide restarts the interval. */
export function useSlideshow(count: number, intervalMs: number) {
  const [selected, setSelected] = useState(0);
  // The number of slides may shrink when the page's content is refetched.
  const position = selected < count ? selected : 0;
  const { isPlaying, pauseControl, pauseHandlers } = useAutoplay(count > 1);

  const advance = useCallback(() => setSelected((position + 1) % count), [count, position]);
  useAutoAdvance(isPlaying, intervalMs, advance);

  return { position, select: setSelected, pauseControl, pauseHandlers };
}
