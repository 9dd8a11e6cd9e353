import type { ReactNode } from 'react';

const widths = { page: 'max-w-page', wide: 'max-w-wide', read: 'max-w-read' } as const;

/** Centered content of limited width (1200 px by default) with a responsive gutter. */
export function Container({
  width = 'page',
  className = '',
  children,
}: {
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}) {
  // The gutter is on the outer element, so that the content itself gets the full width.
  return (
    <div className="px-5 sm:px-8 print:px-0">
      <div className={`mx-auto w-full ${widths[width]} ${className}`}>{children}</div>
    </div>
  );
}
