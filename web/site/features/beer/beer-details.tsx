import { Thermometer, Utensils, Wheat, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Beer } from '@domain/beer/schema';
import { splitList, formatAbv, colorLabel, formatIbu, formatSize } from '@domain/beer/display';
import type { SectionOf } from '@domain/page/definition';
import type { beerDetails, beerStats, beerHero } from '@domain/page/pages/beer';
import type { ValuesOf } from '@domain/page/fields';
import { formatPrice } from '@domain/money/price';
import { levelLabels } from '@domain/tap/display';
import { Container, Headline } from '../../../ui/layout';
import { allTaps, tapsPath, type BeerAtTaproom, formatSince } from '../../../domain/tap-list';
import { rewordStatus } from '../../../domain/taproom';
import { Chip, ChipList } from '../../../ui/chip';
import { SmartLink } from '../../../ui/smart-link';
import { useWords } from '../../../ui/use-words';
import { BeerSwatch, labelTone } from '../../shared/beer-color';
import { beerPath } from '../../seo/beer-json-ld';
import { BackLink } from '../../shared/detail-page';
import { ShareButton } from '../../shared/share-button';
import { useBeersAtTaprooms, useOnTapLabels } from '../../shared/taproom/use-on-tap-labels';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { useSite, useNow } from '../../site-context';
import { availabilityLabels, availabilityTone, BeerPhoto, phonePhotoSize } from './beer-card';

const none: readonly BeerAtTaproom[] = [];

/** The taprooms where the beer pours and since when, and where it is next; each leads to that list. */
function BeerOnTap({ slug }: { slug: string }) {
  const taprooms = useBeersAtTaprooms()[slug] ?? none;
  const now = useNow();
  const { phrases } = useSite();
  const toWord = useWords();
  const isNamed = useTaprooms().length > 1;
  if (taprooms.length === 0) return null;
  return (
    <ul aria-label="On tap" className="mt-5 grid justify-items-start gap-2 border-l-4 border-current pl-4">
      {taprooms.map((taproom) => (
        <li key={taproom.taproom} className="flex max-w-full flex-wrap items-center gap-x-3">
          <SmartLink
            href={tapsPath({ ...allTaps, taproom: isNamed ? taproom.taproom : null })}
            className="group inline-flex min-h-11 min-w-0 items-center gap-2.5 font-display text-xl leading-tight font-semibold tracking-wide hover:underline"
          >
            <span className="min-w-0 wrap-anywhere">
              {[
                toWord(taproom.isOn ? 'On tap' : 'On deck'),
                isNamed && toWord('at {taproom}', { taproom: taproom.name }),
                rewordStatus(formatSince(taproom, taproom.timeZone, now) ?? '', phrases),
              ]
                .filter(Boolean)
                .join(' ')}
            </span>
            {taproom.pour && taproom.pour.price !== null && (
              <span className="shrink-0 tabular-nums">
                {[formatPrice(taproom.pour.price), taproom.pour.name].filter(Boolean).join(' ')}
              </span>
            )}
            <ArrowRight
              aria-hidden
              className="size-5 shrink-0 transition-transform duration-200 group-hover:translate-x-1"
            />
          </SmartLink>
          {taproom.isAlmostGone && <Chip tone="rust">{toWord(levelLabels.low)}</Chip>}
        </li>
      ))}
    </ul>
  );
}

/** Availability first, then the other tags, without repeating the availability labels. */
function BeerBadges({ beer }: { beer: Beer }) {
  const toWord = useWords();
  const onTap = useOnTapLabels()(beer.slug);
  const labels = availabilityLabels(beer, onTap !== null);
  const otherTags = beer.tags.filter((tag) => labels.every((label) => label.toLowerCase() !== tag.toLowerCase()));
  const chips = [
    ...labels.map((label) => ({ tone: availabilityTone(label), text: toWord(label) })),
    beer.isFeatured && { tone: 'amber' as const, text: toWord('Featured') },
    ...otherTags.map((text) => ({ tone: 'solid' as const, text })),
  ];
  return <ChipList label="Status" chips={chips} className="mt-4" />;
}

/** Id of the heading, which names the page's `article`. */
export const beerNameId = 'beer-name';

/** Longer names are set in a smaller size. */
const maxLargeNameLength = 36;

/** On the label's color below the header: photo on the right, text on the left; on phones the photo first. */
export function BeerHero({ texts, beer }: { texts: ValuesOf<typeof beerHero>; beer: Beer }) {
  const { publicUrl } = useSite();
  return (
    <div className="bg-ink pt-(--header-tall) print:p-0">
      <div data-label={labelTone(beer)} className="label-surface relative isolate overflow-hidden">
        <div className="lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10 lg:w-1/2 print:hidden">
          <BeerPhoto
            beer={beer}
            sizes={`(min-width: 1024px) 50vw, (min-width: 640px) 100vw, ${phonePhotoSize}`}
            priority
            className="beer-page-photo aspect-square w-full object-cover object-[50%_78%] md:max-lg:aspect-16/15 md:max-lg:object-[50%_66%] lg:aspect-auto lg:h-full"
          />
        </div>
        <Container width="wide" className="relative">
          <div className="flex max-w-2xl flex-col justify-end pt-4 pb-10 lg:min-h-[max(36rem,calc(88svh-var(--header-tall)))] lg:max-w-[46%] lg:pt-10 lg:pb-20 print:min-h-0 print:max-w-none print:p-0">
            <BackLink href="/beers" className="self-start">
              {texts.backLabel}
            </BackLink>
            <BeerBadges beer={beer} />
            <h1
              id={beerNameId}
              className={`mt-5 ${beer.name.length > maxLargeNameLength ? 'text-title' : 'text-page'}`}
            >
              {beer.name}
            </h1>
            {beer.style && <p className="mt-3 font-display text-2xl font-semibold tracking-wide">{beer.style}</p>}
            <BeerOnTap slug={beer.slug} />
            {beer.description && <p className="mt-5 max-w-xl text-lead">{beer.description}</p>}
            <div className="mt-6">
              <ShareButton title={beer.name} url={publicUrl + beerPath(beer)} />
            </div>
          </div>
        </Container>
      </div>
    </div>
  );
}

/** Description, notes, malts, pairings and serving temperature; empty fields are left out. */
export function BeerDetails({ section, beer }: { section: SectionOf<typeof beerDetails>; beer: Beer }) {
  const about = beer.longDescription ?? beer.description;
  const asides = [
    { title: section.malts, Icon: Wheat, items: splitList(beer.malts) },
    { title: section.foodPairings, Icon: Utensils, items: splitList(beer.foodPairings) },
    {
      title: section.servingTemperature,
      Icon: Thermometer,
      items: beer.servingTemperature ? [beer.servingTemperature] : [],
    },
  ].filter(({ items }) => items.length > 0);
  if (!about && !beer.brewingNotes && asides.length === 0) return null;
  return (
    <div data-label="oat" className="on-light label-surface py-14 wrap-anywhere md:py-24 print:py-4">
      <Container width="wide">
        <div className="grid gap-y-14 lg:grid-cols-12 lg:gap-x-8 print:grid-cols-[2fr_1fr] print:gap-x-8">
          <div className="grid content-start gap-12 lg:col-span-7 print:col-span-1 print:gap-6">
            {about && (
              <section aria-labelledby="about">
                <Headline id="about" text={section.about} />
                <p className="mt-5 max-w-read text-lead whitespace-pre-line">{about}</p>
              </section>
            )}
            {beer.brewingNotes && (
              <section aria-labelledby="brewing-notes" className="max-w-read border-l-4 border-copper-deep pl-6">
                <Headline id="brewing-notes" text={section.brewingNotes} className="text-heading" />
                <p className="mt-3 font-serif italic text-lead whitespace-pre-line">{beer.brewingNotes}</p>
              </section>
            )}
          </div>
          {asides.length > 0 && (
            <div className="grid content-start gap-10 lg:col-span-4 lg:col-start-9 print:col-auto print:gap-4">
              {asides.map(({ title, Icon, items }) => (
                <section key={title} className="print:break-inside-avoid">
                  <h2 className="flex items-center gap-3 text-2xl">
                    <Icon aria-hidden className="size-5 text-copper-deep" />
                    {title}
                  </h2>
                  <ul className="mt-3 grid gap-1.5 border-t border-line pt-3 text-lg">
                    {items.map((item, index) => (
                      <li key={index} className="first-letter:uppercase">
                        {item}
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          )}
        </div>
      </Container>
    </div>
  );
}

/** Shows a value on a scale from 0 to `max`; decorative, as the number itself is in the text. */
function StatMeter({ value, max }: { value: number | null; max: number }) {
  if (value === null) return null;
  const percent = Math.min(100, Math.max(2, (value / max) * 100));
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-4 block h-1 w-full max-w-40 print:hidden"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect width={percent} height="4" className="fill-amber" />
    </svg>
  );
}

/** Fixed ends of the meters, so that beers can be compared between pages. Nearly every beer is below. */
const maxAbv = 14;
const maxIbu = 100;

/** Strength and bitterness on meters, color, hops and sizes. */
export function BeerStats({ section, beer }: { section: SectionOf<typeof beerStats>; beer: Beer }) {
  const { abv, ibu, originalGravity, sizes } = beer;
  const figures = [
    { name: 'ABV', value: formatAbv(abv), meter: <StatMeter value={abv} max={maxAbv} /> },
    { name: 'IBU', value: formatIbu(ibu), meter: <StatMeter value={ibu} max={maxIbu} /> },
    ...(originalGravity ? [{ name: 'O.G.', value: originalGravity, meter: null }] : []),
  ];
  const lists = [
    { name: section.hops, value: splitList(beer.hops).join(', ') },
    { name: section.sizes, value: sizes.map((size) => formatSize(size).replace(' ', '\u00a0')).join(', ') },
  ];
  return (
    <section aria-labelledby="beer-stats" className="border-y border-line bg-char print:bg-transparent">
      <Container width="wide">
        <Headline id="beer-stats" text={section.heading} className="sr-only print:not-sr-only" />
        <dl className="grid grid-cols-2 gap-x-6 sm:gap-x-10 lg:grid-cols-12 print:grid-cols-3 [&>div]:border-line">
          {figures.map(({ name, value, meter }) => (
            <Stat key={name} name={name}>
              {value === null ? (
                <span className="text-lg text-smoke">{section.unknown}</span>
              ) : (
                <span className="font-display text-4xl leading-none phone:text-5xl sm:text-5xl font-bold tabular-nums">
                  {value}
                </span>
              )}
              {meter}
            </Stat>
          ))}
          <Stat name={section.color} className={originalGravity ? 'lg:col-span-2' : 'lg:col-span-3'}>
            <span className="flex items-center gap-3">
              <BeerSwatch color={beer.color} className="h-12 w-10" />
              <span className="text-lg leading-snug wrap-anywhere">{colorLabel(beer)}</span>
            </span>
          </Stat>
          {lists.map(
            ({ name, value }) =>
              value && (
                <Stat key={name} name={name}>
                  <span className="text-lg leading-snug">{value}</span>
                </Stat>
              ),
          )}
        </dl>
      </Container>
    </section>
  );
}

type StatProps = { name: string; className?: string; children: ReactNode };

function Stat({ name, className = 'lg:col-span-2', children }: StatProps) {
  return (
    <div className={`py-6 lg:py-10 print:col-span-1 print:py-2 ${className}`}>
      <dt className="font-display text-label font-semibold text-smoke uppercase">{name}</dt>
      <dd className="mt-2">{children}</dd>
    </div>
  );
}
