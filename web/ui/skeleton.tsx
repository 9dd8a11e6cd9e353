/** A placeholder for loading content. Hidden from screen readers: the surrounding region announces the loading state. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`block animate-shimmer rounded-card bg-ash ${className}`} />;
}
