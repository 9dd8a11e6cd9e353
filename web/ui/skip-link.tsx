/** The first focusable element of a page. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-70 -translate-y-24 rounded-card bg-amber px-5 py-3 font-display text-lg font-semibold text-ink focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  );
}
