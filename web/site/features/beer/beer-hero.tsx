import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { Beer } from '@domain/beer/beer';
import type { beerHero } from '@domain/page/components/beer';
import type { ValuesOf } from '@domain/page/fields';
import { Container } from '../../../ui/container';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { SmartLink } from '../../../ui/smart-link';
import { photos } from '../../assets/images';
import { beerPath } from '../../seo/beer-json-ld';
import { ShareButton } from '../../shared/share/share-button';
import { useSite } from '../../site-context';
import { BeerBadges } from './beer-badges';
import { BeerOnTap } from './beer-on-tap';
import { beerPhoto, phonePhotoSize } from './beer-photo';

/** Id of the heading, which names the page's `article`. */
export const beerNameId = 'beer-name';

/** Longer names are set in a smaller size. */
const maxLargeNameLength = 36;

/** Below the header, which would cover the top of the glass: photo on the right, text on the left; on phones the photo first. */
export function BeerHero({ texts, beer }: { texts: ValuesOf<typeof beerHero>; beer: Beer }) {
  const { publicUrl } = useSite();
  return (
    <div className="relative isolate overflow-hidden bg-ink pt-(--header-tall) print:p-0">
      <div className="relative lg:absolute lg:top-(--header-tall) lg:right-0 lg:bottom-0 lg:-z-10 lg:w-[50%] print:hidden">
        <ResponsiveImage
          image={beerPhoto(beer)}
          fallback={photos.beerPlaceholder}
          sizes={`(min-width: 1024px) 50vw, (min-width: 640px) 100vw, ${phonePhotoSize}`}
          priority
          className="aspect-square w-full object-cover object-[50%_62%] md:max-lg:aspect-6/5 lg:aspect-auto lg:h-full"
        />
        <div className="absolute inset-x-0 bottom-0 h-1/5 bg-linear-to-t from-ink to-transparent" />
        <div className="absolute inset-y-0 left-0 hidden w-1/3 bg-linear-to-r from-ink to-transparent lg:block" />
      </div>
      <Container width="wide" className="relative">
        <div className="flex max-w-2xl flex-col justify-end pt-4 pb-10 lg:min-h-[max(36rem,calc(88svh-var(--header-tall)))] lg:max-w-[46%] lg:pt-10 lg:pb-20 print:min-h-0 print:max-w-none print:p-0">
          <SmartLink
            href="/beers"
            className="inline-flex min-h-11 items-center gap-2 self-start font-display text-lg font-semibold tracking-[0.08em] uppercase hover:text-amber print:hidden"
          >
            <ArrowLeft aria-hidden className="size-5" />
            {texts.backLabel}
          </SmartLink>
          <BeerBadges beer={beer} className="mt-4" />
          <h1 id={beerNameId} className={`mt-5 ${beer.name.length > maxLargeNameLength ? 'text-title' : 'text-page'}`}>
            {beer.name}
          </h1>
          {beer.style && (
            <p className="mt-3 font-display text-2xl font-semibold tracking-wide text-amber">{beer.style}</p>
          )}
          <BeerOnTap slug={beer.slug} className="mt-5" />
          {beer.description && <p className="mt-5 max-w-xl text-lead">{beer.description}</p>}
          <div className="mt-6">
            <ShareButton title={beer.name} url={publicUrl + beerPath(beer)} />
          </div>
        </div>
      </Container>
    </div>
  );
}
