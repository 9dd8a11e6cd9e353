import type { ReactNode } from 'react';

/** One element after the other, in the order of hydration. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Ref callback that ends the deferral of an element when the browser is idle, so that the page gets its true height and
 * full-page screenshots are complete.
 */
function layoutWhenIdle(element: Element | null) {
  queue = queue.then(async () => {
    if (!element?.isConnected) return;
    await nextIdlePeriod();
    if (canChangeHeight(element)) element.setAttribute('data-laid-out', '');
  });
}

/** If scroll anchoring is missing (Safari), a height change above the viewport would move what the visitor reads. */
const canChangeHeight = (element: Element) =>
  'overflowAnchor' in document.documentElement.style || element.getBoundingClientRect().top >= 0;

function nextIdlePeriod() {
  return new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });
}

type DeferredLayoutProps = { as?: 'div' | 'li' | 'footer'; className?: string; children: ReactNode };

/**
 * Content far down a page, laid out when it comes near the viewport or when the browser is idle. Until then it reserves
 * `--intrinsic-height` (site.css).
 */
export function DeferredLayout({ as: Tag = 'div', className = '', children }: DeferredLayoutProps) {
  return (
    // A style attribute, because Chrome keeps earlier styles of skipped content: if the stylesheet set it, the content
    // could appear unstyled for a moment.
    <Tag ref={layoutWhenIdle} style={{ contentVisibility: 'auto' }} className={`deferred-layout ${className}`}>
      {children}
    </Tag>
  );
}
