import { useCallback, useId, useState } from 'react';

type ClampedTextProps = {
  children: string;
  /** Completes the button's accessible name: "Read more about …". */
  subject: string;
  className?: string;
};

/** Clamps to five lines with a button for the rest; prints in full. */
export function ClampedText({ children, subject, className = '' }: ClampedTextProps) {
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const [isTruncated, setTruncated] = useState(false);

  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setTruncated(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={className}>
      <p
        key={children}
        // Overflow can be measured only while the text is clamped.
        ref={isExpanded ? undefined : measure}
        id={id}
        className={`whitespace-pre-line text-oat/90 ${isExpanded ? '' : 'line-clamp-5 print:line-clamp-none'}`}
      >
        {children}
      </p>
      {isTruncated && (
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={id}
          data-no-print
          onClick={() => setExpanded(!isExpanded)}
          className="mt-1 min-h-11 font-display text-lg font-semibold tracking-wide text-amber underline underline-offset-4 hover:text-oat"
        >
          {isExpanded ? 'Show less' : 'Read more'}
          <span className="sr-only"> about {subject}</span>
        </button>
      )}
    </div>
  );
}
