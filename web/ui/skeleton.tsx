/** The grey shape of something that is still coming. Hidden from screen readers: the region around it says that it loads. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`block animate-shimmer rounded-card bg-ash ${className}`} />;
}
