import { Button } from '../../../ui/button';
import type { Finder } from './use-finder';

const nouns = { shop: 'shops', wholesaler: 'wholesalers', all: 'distributors' } as const;

export function NoResults({ finder: { kind, place, clear } }: { finder: Finder }) {
  return (
    <div className="grid justify-items-start gap-5 border-l-4 border-amber py-2 pl-6">
      <p className="text-lead font-semibold">
        No {nouns[kind ?? 'all']} {place ? `for “${place.label}”` : 'are listed'} yet.
      </p>
      <Button variant="outline" size="sm" onClick={clear}>
        Show all distributors
      </Button>
    </div>
  );
}
