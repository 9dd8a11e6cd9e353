import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollBehavior } from '../../../ui/motion';

/**
 * Glides to the place that a link named (`/events#event-…`) as soon as it is there: a list may come after its page.
 * Loading the page and going Back are the browser's own.
 */
export function useScrollToHash(isThere: boolean) {
  const { hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (!isThere || type === 'POP' || hash === '') return;
    document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: scrollBehavior() });
  }, [isThere, type, hash]);
}
