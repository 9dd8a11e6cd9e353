import { useEffect, useRef } from 'react';
import { embedHeightMessage } from './embed-height';

/** Reports the height of an element to the page that embeds this one, initially and whenever it changes. */
export function useReportHeight<Content extends HTMLElement>() {
  const ref = useRef<Content>(null);
  useEffect(() => {
    const content = ref.current;
    if (!content || window.parent === window) return;
    const observer = new ResizeObserver(() =>
      // Sent to the site's own origin only, also when another site embeds this page.
      window.parent.postMessage(embedHeightMessage(content.getBoundingClientRect().height), window.location.origin),
    );
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return ref;
}
