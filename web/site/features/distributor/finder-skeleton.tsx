import { Container } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';

export function FinderSkeleton() {
  return (
    <Container width="wide" className="py-8">
      <div role="status" className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(22rem,30rem)_minmax(0,1fr)]">
        <span className="sr-only">Loading distributors…</span>
        <Skeleton className="h-[max(25svh,10rem)] lg:order-2 lg:h-[44rem]" />
        <div className="grid content-start gap-5 lg:order-1">
          {Array.from({ length: 7 }, (_, index) => (
            <Skeleton key={index} className="h-16" />
          ))}
        </div>
      </div>
    </Container>
  );
}
