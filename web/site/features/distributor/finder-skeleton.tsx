import { Skeleton } from '../../../ui/skeleton';

export function FinderSkeleton() {
  return (
    <div role="status" className="grid gap-x-8 gap-y-6 lg:h-[44rem] lg:grid-cols-[26rem_minmax(0,1fr)]">
      <span className="sr-only">Loading distributors…</span>
      <Skeleton className="h-72 sm:h-[28rem] lg:order-2 lg:h-full" />
      <div className="grid content-start gap-5 lg:order-1">
        {Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} className="h-16" />
        ))}
      </div>
    </div>
  );
}
