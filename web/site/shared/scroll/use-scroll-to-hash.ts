import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollBehavior } from '../../../ui/motion';

/**
 * Scrolls to the target of a link's hash (`/events#event-…`) once it is rendered, since a list may load after its page. On
 * page load, Back and Forward the browser does this.
 */
export function useScrollToHash(isTargetReady: boolean) {
  const { hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (!isTargetReady || type === 'POP' || hash === '') return;
    document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: scrollBehavior() });
  }, [isTargetReady, type, hash]);
}
