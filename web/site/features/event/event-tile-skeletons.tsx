import { Skeleton } from '../../../ui/skeleton';

/** Three placeholders of an `EventTile`'s size. */
export const EventTileSkeletons = () => (
  <div role="status" className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
    <span className="sr-only">Loading events…</span>
    {[1, 2, 3].map((tile) => (
      <Skeleton key={tile} className="h-[34rem]" />
    ))}
  </div>
);
