import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Beer } from '@domain/beer/schema';
import type { ValuesOf } from '@domain/page/fields';
import type { beerHero } from '@domain/page/pages/beer';
import { formatPrice } from '@domain/money/price';
import { levelLabels } from '@domain/tap/display';
import { allTaps, tapsPath, type BeerAtTaproom, formatSince } from '../../../domain/tap-list';
import { rewordStatus } from '../../../domain/taproom';
import { Chip } from '../../../ui/chip';
import { Container } from '../../../ui/layout';
import { SmartLink } from '../../../ui/smart-link';
import { Word, useWords } from '../../../ui/use-words';
import { beerPath } from '../../seo/beer-json-ld';
import { BackLink } from '../../shared/back-link';
import { labelTone } from '../../shared/beer-color';
import { ShareButton } from '../../shared/share-button';
import { useBeersAtTaprooms, useOnTapLabels } from '../../shared/taproom/use-on-tap-labels';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { useSite, useNow } from '../../site-context';
import { AvailabilityChip, availabilityLabels, BeerPhoto, phonePhotoSize } from './beer-card';

const none: readonly BeerAtTaproom[] = [];

/** The taprooms where the beer pours and since when, and where it is next; each leads to that list. */
function BeerOnTap({ slug, className = '' }: { slug: string; className?: string }) {
  const taprooms = useBeersAtTaprooms()[slug] ?? none;
  const now = useNow();
  const { phrases } = useSite();
  const toWord = useWords();
  const isNamed = useTaprooms().length > 1;
  if (taprooms.length === 0) return null;
  return (
    <ul aria-label="On tap" className={`grid justify-items-start gap-2 border-l-4 border-current pl-4 ${className}`}>
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
          {taproom.isAlmostGone && (
            <Chip tone="rust">
              <Word>{levelLabels.low}</Word>
            </Chip>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Availability first, then the other tags, without repeating the availability labels. */
function BeerBadges({ beer, className = '' }: { beer: Beer; className?: string }) {
  const onTap = useOnTapLabels()(beer.slug);
  const labels = availabilityLabels(beer, onTap !== null);
  const otherTags = beer.tags.filter((tag) => labels.every((label) => label.toLowerCase() !== tag.toLowerCase()));
  return (
    <ul aria-label="Status" className={`flex flex-wrap gap-2 ${className}`}>
      {labels.map((label) => (
        <li key={label}>
          <AvailabilityChip label={label} />
        </li>
      ))}
      {beer.isFeatured && (
        <li>
          <Chip tone="amber">
            <Word>Featured</Word>
          </Chip>
        </li>
      )}
      {otherTags.map((tag) => (
        <li key={tag}>
          <Chip tone="solid">{tag}</Chip>
        </li>
      ))}
    </ul>
  );
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
            className="beer-page-photo aspect-square w-full object-cover object-[50%_78%] md:max-lg:aspect-6/5 lg:aspect-auto lg:h-full"
          />
        </div>
        <Container width="wide" className="relative">
          <div className="flex max-w-2xl flex-col justify-end pt-4 pb-10 lg:min-h-[max(36rem,calc(88svh-var(--header-tall)))] lg:max-w-[46%] lg:pt-10 lg:pb-20 print:min-h-0 print:max-w-none print:p-0">
            <BackLink href="/beers" className="self-start">
              {texts.backLabel}
            </BackLink>
            <BeerBadges beer={beer} className="mt-4" />
            <h1
              id={beerNameId}
              className={`mt-5 ${beer.name.length > maxLargeNameLength ? 'text-title' : 'text-page'}`}
            >
              {beer.name}
            </h1>
            {beer.style && <p className="mt-3 font-display text-2xl font-semibold tracking-wide">{beer.style}</p>}
            <BeerOnTap slug={beer.slug} className="mt-5" />
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
