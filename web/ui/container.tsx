import type { ReactNode } from 'react';

const widths = { page: 'max-w-page', wide: 'max-w-wide', read: 'max-w-read' } as const;

/** 1200 px of content with a gutter that grows with the window. */
export function Container({
  width = 'page',
  className = '',
  children,
}: {
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}) {
  // The gutter is added to the measure, so that the text itself is as wide as the name says.
  return (
    <div className="px-5 sm:px-8 print:px-0">
      <div className={`mx-auto w-full ${widths[width]} ${className}`}>{children}</div>
    </div>
  );
}
