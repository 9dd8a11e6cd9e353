import { useCallback, useId, useState } from 'react';

type ClampedTextProps = {
  children: string;
  /** What the text is about, for those who hear "Read more" out of context. */
  subject: string;
  className?: string;
};

/** Five lines (visitor-site.md §9), and a button for the rest when there is more. On paper, all of it. */
export function ClampedText({ children, subject, className = '' }: ClampedTextProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);

  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={className}>
      <p
        key={children}
        // Open, it is as long as it is: only the closed text says whether there is more.
        ref={isOpen ? undefined : measure}
        id={id}
        className={`whitespace-pre-line text-oat/90 ${isOpen ? '' : 'line-clamp-5 print:line-clamp-none'}`}
      >
        {children}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          data-no-print
          onClick={() => setOpen(!isOpen)}
          className="mt-1 min-h-11 font-display text-lg font-semibold tracking-wide text-amber underline underline-offset-4 hover:text-oat"
        >
          {isOpen ? 'Show less' : 'Read more'}
          <span className="sr-only"> about {subject}</span>
        </button>
      )}
    </div>
  );
}
