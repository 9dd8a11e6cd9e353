import type { ReactNode } from 'react';
import { layOutInTurn } from './lay-out-in-turn';

type LaidOutNearProps = { as?: 'div' | 'li' | 'footer'; className?: string; children: ReactNode };

/**
 * A part far down a page: laid out and painted when it comes near the window, or when the browser has nothing else to do.
 * Until then its place is kept, `--likely-height` high (site.css).
 */
export function LaidOutNear({ as: Tag = 'div', className = '', children }: LaidOutNearProps) {
  return (
    // An attribute, because Chrome keeps the look of what was styled before: a part that is put off only when the
    // stylesheet has arrived can appear without its styles for a moment.
    <Tag ref={layOutInTurn} style={{ contentVisibility: 'auto' }} className={`laid-out-near ${className}`}>
      {children}
    </Tag>
  );
}
