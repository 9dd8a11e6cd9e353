import { SmartLink } from '../../../ui/smart-link';
import type { ListedDrink } from '../../../api/taps';

/** The name of a drink, which links to the page of the brewery's own beers over the whole row. */
export function DrinkName({ drink: { slug, name, isGuest } }: { drink: ListedDrink }) {
  if (!slug || isGuest) return <>{name}</>;
  return (
    <SmartLink
      href={`/beers/${encodeURIComponent(slug)}`}
      className="stretched-link transition-colors duration-200 group-hover:text-amber"
    >
      {name}
    </SmartLink>
  );
}
