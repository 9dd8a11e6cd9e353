/** A loading indicator; `label` is announced by screen readers. */
export function Spinner({ label = 'Loading…', className = '' }: { label?: string; className?: string }) {
  return (
    <div role="status" className={`grid place-items-center py-12 ${className}`}>
      <span aria-hidden className="size-10 animate-spin rounded-full border-4 border-line border-t-amber" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
