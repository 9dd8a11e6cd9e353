import type { ReactNode } from 'react';
import { layoutWhenIdle } from './layout-when-idle';

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
