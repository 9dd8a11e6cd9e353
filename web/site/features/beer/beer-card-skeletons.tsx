import { Skeleton } from '../../../ui/skeleton';

export function BeerCardSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="grid gap-4">
          <Skeleton className="aspect-4/5" />
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-24" />
        </div>
      ))}
    </div>
  );
}
