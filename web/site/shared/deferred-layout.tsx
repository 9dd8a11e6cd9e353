import type { ReactNode } from 'react';

/** Ordered by hydration. */
const pending = new Set<Element>();
let isRunning = false;

/**
 * Ref callback that ends the deferral of an element when the browser is idle, one by one, so that the page gets its
 * true height and full-page screenshots are complete.
 */
function layoutWhenIdle(element: Element | null) {
  if (!element) return;
  pending.add(element);
  if (!isRunning) void layoutPending();
  return () => {
    pending.delete(element);
  };
}

async function layoutPending() {
  isRunning = true;
  for (const element of pending) {
    await nextIdlePeriod();
    pending.delete(element);
    if (canChangeHeight(element)) element.setAttribute('data-laid-out', '');
  }
  isRunning = false;
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
