import { Skeleton } from '../../../ui/skeleton';

/** Three placeholders of an `EventRow`'s size. */
export function EventListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading events…</span>
      {[1, 2, 3].map((row) => (
        <div
          key={row}
          className="grid gap-x-10 gap-y-6 border-t border-line py-12 md:grid-cols-[6rem_minmax(0,1fr)] lg:grid-cols-[6rem_minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-14"
        >
          <Skeleton className="hidden h-32 md:block" />
          <Skeleton className="aspect-3/2 w-full" />
          <div className="grid content-start gap-4 md:col-start-2 lg:col-start-3">
            <Skeleton className="h-7 w-56" />
            <Skeleton className="h-10 w-4/5" />
            <Skeleton className="h-24" />
            <Skeleton className="h-12 w-44" />
          </div>
        </div>
      ))}
    </div>
  );
}
