import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { Beer } from '@domain/beer/schema';
import { hasTagChoice } from '@domain/beer/tag';
import { formatPrice } from '@domain/money/price';
import type { SectionOf } from '@domain/page/definition';
import type { ValuesOf } from '@domain/page/fields';
import { fillIn } from '@domain/page/fill-in';
import type { findBeer } from '@domain/page/pages/beer';
import { isNotYetOpen } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/schema';
import { tapQueries } from '../../../api/taps';
import { inTaprooms } from '../../../domain/taproom-placeholders';
import { ButtonLink } from '../../../ui/button';
import { Headline, Section } from '../../../ui/layout';
import { SmartLink } from '../../../ui/smart-link';
import { Word } from '../../../ui/use-words';
import { LocationSummary } from '../../shared/location/location-summary';
import { useSelectedLocation } from '../../shared/location/selected-location';
import { useOnTapLabels } from '../../shared/taproom/use-on-tap-labels';
import { useTaprooms } from '../../shared/taproom/use-taprooms';

type Texts = ValuesOf<typeof findBeer>;

type Seller = { title: string; text: string; links: { href: string; label: string }[] };

/** A function that says whether a taproom may pour the beer: it is on its list, or it keeps none. */
function useMayPour(slug: string): (taproom: string) => boolean {
  const { data } = useQuery(tapQueries.beers());
  const pouring = (data?.beers[slug] ?? []).filter(({ isOn }) => isOn).map(({ taproom }) => taproom);
  return (taproom) => pouring.includes(taproom) || !data?.taprooms.includes(taproom);
}

/**
 * The retail price, which search engines want to be visible where structured data contain it; taprooms, distributors and
 * shipping. Which distributor stocks which beer is unknown, so the texts promise no stock.
 */
function WhereToBuy({ texts, beer }: { texts: Texts; beer: Beer }) {
  const { retail } = beer.pricing;
  const taprooms = useTaprooms();
  const mayPour = useMayPour(beer.slug);
  const isOnTap = useOnTapLabels()(beer.slug) !== null;
  const shown = isOnTap ? { ...beer, isAvailable: true } : beer;
  const bars = taprooms.filter((taproom) => !isNotYetOpen(taproom) && (!shown.isAvailable || mayPour(taproom.slug)));
  return (
    <div className="wrap-anywhere">
      <h3 className="text-heading">{texts.buyHeading}</h3>
      {retail ? (
        <p className="mt-2 text-lg text-oat/90">
          <Word>Retail price:</Word> {formatPrice(retail)} <Word>per package</Word>
        </p>
      ) : null}
      <ul className="mt-6 grid gap-x-10 gap-y-8 md:max-lg:grid-cols-3">
        {listSellers(texts, shown, bars).map(({ title, text, links }, index) => (
          <li key={index} className="flex flex-col border-t-2 border-amber pt-5">
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

/** A beer that is coming soon is sold nowhere yet. `open`: the taprooms where guests can ask for it. */
function listSellers(texts: Texts, beer: Beer, open: readonly TaproomSummary[]): Seller[] {
  const bars: Seller = {
    title: open.length > 1 ? texts.barsHeading : texts.singleBarHeading,
    text: taproomText(texts, beer),
    links: open.map(({ name, path }) => ({ href: path, label: name })),
  };
  // A seller whose page is off, such as that of the distributors, has no link.
  const others = texts.sellers.flatMap(({ title, text, linkLabel, linkHref }) =>
    linkHref ? [{ title, text, links: [{ href: linkHref, label: linkLabel }] }] : [],
  );
  const sellers = [...(open.length > 0 ? [bars] : []), ...(isComingSoon(beer) ? [] : others)];
  return fillIn(sellers, { beer: beer.name, inTaprooms: inTaprooms(open) });
}

const isComingSoon = ({ tags, isAvailable }: Beer) => !isAvailable && hasTagChoice(tags, 'coming-soon');

function taproomText(texts: Texts, beer: Beer): string {
  if (beer.isAvailable) return texts.availableText;
  return isComingSoon(beer) ? texts.comingSoonText : texts.unavailableText;
}

/** Links to the taproom and to the contact page, and where to buy. */
export function FindThisBeer({ section, beer }: { section: SectionOf<typeof findBeer>; beer: Beer }) {
  const { heading, text } = fillIn({ heading: section.heading, text: section.text }, { beer: beer.name });
  const { selected } = useSelectedLocation();
  return (
    <Section aria-labelledby="find-this-beer" space="py-14 md:py-24" className="border-t border-line print:hidden">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div className="wrap-anywhere">
          <Headline id="find-this-beer" text={heading} />
          <p className="mt-4 max-w-xl text-lead">{text}</p>
          <LocationSummary slug={selected} className="mt-5" />
          <div className="mt-7 flex flex-wrap gap-4">
            {selected && (
              <ButtonLink href="/taproom" size="lg">
                {section.taproomLabel}
              </ButtonLink>
            )}
            <ButtonLink href="/contact" size="lg" variant="outline">
              {section.contactLabel}
            </ButtonLink>
          </div>
        </div>
        <WhereToBuy texts={section} beer={beer} />
      </div>
    </Section>
  );
}
