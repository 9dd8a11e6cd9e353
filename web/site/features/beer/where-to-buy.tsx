import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Beer } from '@domain/beer/beer';
import { hasTagChoice } from '@domain/beer/tag';
import { formatPrice } from '@domain/money/price';
import { hasCityName, isNotYetOpen, joinTaproomNames } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { SmartLink } from '../../../ui/smart-link';
import { useTaprooms } from '../../shared/taproom/use-taprooms';

type Seller = { title: string; text: string; links: { href: string; label: string }[] };

/**
 * The retail price, which search engines want to be visible where structured data contain it; taprooms, distributors and
 * shipping. Which distributor stocks which beer is unknown, so the texts promise no stock.
 */
export function WhereToBuy({ beer, className = '' }: { beer: Beer; className?: string }) {
  const { retail } = beer.pricing;
  const taprooms = useTaprooms();
  return (
    <div className={`wrap-anywhere ${className}`}>
      <h3 className="text-heading">Where to Buy</h3>
      {retail ? <p className="mt-2 text-lg text-oat/90">Retail price: {formatPrice(retail)}</p> : null}
      <ul className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {listSellers(beer, taprooms).map(({ title, text, links }) => (
          <li key={title} className="flex flex-col border-t-2 border-amber pt-5">
            <h4 className="text-2xl leading-tight">{title}</h4>
            <p className="mt-2 text-lg text-oat/90">{text}</p>
            <ul className="mt-auto flex flex-wrap gap-x-7 pt-2">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <SmartLink
                    href={href}
                    className="inline-flex min-h-11 items-center gap-2 font-display text-lg font-semibold tracking-[0.08em] text-amber uppercase hover:text-foam"
                  >
                    {label}
                    <ArrowRight aria-hidden className="size-5" />
                  </SmartLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A beer that is coming soon is sold nowhere yet. */
const listSellers = (beer: Beer, taprooms: readonly TaproomSummary[]): Seller[] => {
  const open = taprooms.filter((taproom) => !isNotYetOpen(taproom));
  const bars: Seller[] =
    open.length === 0
      ? []
      : [
          {
            title: open.length > 1 ? 'At our taprooms' : 'At our taproom',
            text: taproomText(beer, open),
            links: open.map(({ name, path }) => ({ href: path, label: name })),
          },
        ];
  return isComingSoon(beer) ? bars : [...bars, ...otherSellers];
};

const isComingSoon = ({ tags, isAvailable }: Beer) => !isAvailable && hasTagChoice(tags, 'coming-soon');

const otherSellers: Seller[] = [
  {
    title: 'In shops and bars',
    text: 'Our distributors deliver to shops and bars near you. Stock varies, so call ahead.',
    links: [{ href: '/distributors', label: 'Find a Distributor' }],
  },
  {
    title: 'Shipped to you',
    text: 'Tell us what you would like and where you live. We reply with what is fresh and what it costs.',
    links: [{ href: '/shipping', label: 'Shipping' }],
  },
];

function taproomText(beer: Beer, taprooms: readonly TaproomSummary[]): string {
  const { name, isAvailable } = beer;
  const where = `${taprooms.every(hasCityName) ? 'in' : 'at'} ${joinTaproomNames(taprooms, 'or')}`;
  if (isAvailable) return `Ask for ${name} at the bar ${where}.`;
  return isComingSoon(beer)
    ? `${name} is coming soon. Ask ${where} when it will be poured.`
    : `${name} is currently unavailable. Ask ${where} when it will be back.`;
}
