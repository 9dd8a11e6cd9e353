import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Award as Medal } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import type { Beer, RelatedBeers, BeerLink } from '@domain/beer/schema';
import { getGalleryImages, formatAbv, formatIbu } from '@domain/beer/display';
import type { PageOf } from '@domain/page/pages';
import { beerQueries } from '../../api/beers';
import { tapQueries } from '../../api/taps';
import { Container, Section } from '../../ui/layout';
import { ResponsiveImage, imageUrl, linkPreviewUrl } from '../../ui/responsive-image';
import { SmartLink } from '../../ui/smart-link';
import { useWords } from '../../ui/use-words';
import { photos } from '../assets/images';
import { loadPage, missing, prefetch } from '../loaders';
import { beerPath, beerJsonLd } from '../seo/beer-json-ld';
import { cardUrl } from '../seo/head';
import { BeerTile, labelTone } from '../shared/beer-color';
import { galleryLayout } from '../shared/gallery-layout';
import { renderSections, sitePhoto, usePage } from '../shared/page/page';
import { DetailStatus, RecordHead } from '../shared/detail-page';
import { useOnTapLabels } from '../shared/taproom/use-on-tap-labels';
import { useSite, type LoaderContext } from '../site-context';
import { beerPhoto, hasPhoto } from '../features/beer/beer-card';
import { BeerDetails, BeerStats, BeerHero, beerNameId } from '../features/beer/beer-details';
import { FindThisBeer } from '../features/beer/find-this-beer';

/** Sets the status: 404 for an unknown beer, 503 for other failures. The page shows the error itself. */
export const loader =
  (context: LoaderContext) =>
  async ({ params }: LoaderFunctionArgs) => {
    const { queryClient } = context;
    const taps = prefetch(queryClient.prefetchQuery(tapQueries.beers()));
    const query = beerQueries.bySlug(params.slug ?? '');
    await Promise.all([queryClient.prefetchQuery(query), loadPage(context, 'beer'), taps]);
    const beer = queryClient.getQueryData(query.queryKey);
    if (!beer) return missing(queryClient, query.queryKey);
    return prefetch(queryClient.prefetchQuery(beerQueries.related(beer.slug)));
  };

export function Component() {
  const { slug = '' } = useParams();
  const texts = usePage('beer');
  const query = useQuery(beerQueries.bySlug(slug));
  const { data: beer } = query;
  const { data: related } = useQuery({ ...beerQueries.related(beer?.slug ?? ''), enabled: Boolean(beer) });
  const { missingText, backLabel: label } = texts.hero;
  if (!beer)
    return <DetailStatus query={query} record="beer" missingText={missingText} list={{ href: '/beers', label }} />;
  const [about, others] = splitSections(texts.sections);
  return (
    <Fragment key={slug}>
      <BeerHead page={texts} beer={beer} />
      <article aria-labelledby={beerNameId}>
        <BeerHero texts={texts.hero} beer={beer} />
        {renderSections(about, sections, { props: { beer, related } })}
      </article>
      {renderSections(others, sections, { props: { beer, related } })}
      {related && <BeerNeighbors {...related} />}
    </Fragment>
  );
}

type AnySection = PageOf<'beer'>['sections'][number];
type Context = { beer: Beer; related: RelatedBeers | undefined };
type SectionProps<Type extends AnySection['type']> = Context & { section: Extract<AnySection, { type: Type }> };

const sections = {
  'beer-stats': BeerStats,
  'beer-details': BeerDetails,
  'beer-gallery': BeerGallery,
  'beer-awards': BeerAwards,
  'find-beer': FindThisBeer,
  'similar-beers': SimilarBeers,
};

const otherSections: readonly AnySection['type'][] = ['find-beer', 'similar-beers'];

/** Those about the beer up to the first one that is not. */
function splitSections(all: readonly AnySection[]): [AnySection[], AnySection[]] {
  const index = all.findIndex(({ type }) => otherSections.includes(type));
  return index < 0 ? [[...all], []] : [all.slice(0, index), all.slice(index)];
}

function BeerHead({ page, beer }: { page: PageOf<'beer'>; beer: Beer }) {
  const site = useSite();
  const card = { url: cardUrl('beers', beer), alt: [beer.name, beer.style].filter(Boolean).join(', ') };
  const image = hasPhoto(beer) ? imageUrl(beerPhoto(beer).url, 1200) : linkPreviewUrl(card.url);
  return (
    <RecordHead
      page={page}
      list={{ name: 'Beers', path: '/beers' }}
      path={beerPath(beer)}
      placeholders={toPlaceholders(beer, site.brand.name)}
      image={page.seo.image && !hasPhoto(beer) ? sitePhoto(page.seo.image) : card}
      type="product"
      jsonLd={[beerJsonLd(beer, image, site)]}
    />
  );
}

const toPlaceholders = ({ name, style, abv, ibu, description }: Beer, brewery: string) => ({
  beer: name,
  style,
  facts: [style, formatAbv(abv) && `${formatAbv(abv)} ABV`, formatIbu(ibu) && `${formatIbu(ibu)} IBU`]
    .filter(Boolean)
    .join(', '),
  description: description ?? `Brewed by ${brewery}`,
});

/** The previous and next beer of the list on /beers; at its ends, the list itself. */
function BeerNeighbors({ previous, next }: Pick<RelatedBeers, 'previous' | 'next'>) {
  const toWord = useWords();
  if (!previous && !next) return null;
  return (
    <nav aria-label="More beers" className="border-t border-line bg-ink print:hidden">
      <Container width="wide">
        <div className="grid grid-cols-2">
          <NeighborLink beer={previous} label={toWord('Previous')} className="pr-4 sm:pr-8">
            <ArrowLeft aria-hidden className="size-5 shrink-0 transition-transform group-hover:-translate-x-1" />
          </NeighborLink>
          <NeighborLink
            beer={next}
            label={toWord('Next')}
            className="items-end border-l border-line pl-4 text-right sm:pl-8 [&>span:first-child]:flex-row-reverse"
          >
            <ArrowRight aria-hidden className="size-5 shrink-0 transition-transform group-hover:translate-x-1" />
          </NeighborLink>
        </div>
      </Container>
    </nav>
  );
}

type NeighborLinkProps = { beer: BeerLink | null; label: string; className: string; children: ReactNode };

function NeighborLink({ beer, label, className, children }: NeighborLinkProps) {
  const toWord = useWords();
  return (
    <SmartLink
      href={beer ? beerPath(beer) : '/beers'}
      className={`group flex min-w-0 flex-col gap-1.5 py-8 wrap-anywhere hover:text-amber md:py-12 ${className}`}
    >
      <span className="flex items-center gap-2.5 font-display text-label font-semibold text-smoke uppercase group-hover:text-amber">
        {children}
        {beer ? label : toWord('Full list')}
      </span>
      {/* Spaces separate the parts of the link's name; a flex container doesn't show them. */}{' '}
      <span className="font-display text-2xl leading-tight font-bold uppercase md:text-4xl">
        {beer ? beer.name : toWord('All Beers')}
      </span>
      {beer?.style && (
        <>
          {' '}
          <span className="text-lg text-smoke">{beer.style}</span>
        </>
      )}
    </SmartLink>
  );
}

/** Newest first. */
function BeerAwards({ section, beer }: SectionProps<'beer-awards'>) {
  if (beer.awards.length === 0) return null;
  const newestFirst = [...beer.awards].sort((left, right) => (right.year ?? 0) - (left.year ?? 0));
  return (
    <Section
      heading={section.heading}
      tone={labelTone(beer)}
      space="py-14 md:py-24"
      className="wrap-anywhere print:py-4"
    >
      <ul className="mt-8 print:mt-3 border-t border-line">
        {newestFirst.map((award, index) => (
          <li
            key={`${award.name}-${index}`}
            className="grid gap-x-8 gap-y-1 border-b border-line py-6 print:break-inside-avoid print:py-2 sm:grid-cols-[7rem_1fr] lg:grid-cols-[8rem_1fr_1fr]"
          >
            <p className="flex items-center gap-3 font-display text-4xl leading-none font-bold">
              {award.year ?? <Medal role="img" aria-label="Year unknown" className="size-8" />}
            </p>
            <div>
              <h3 className="text-2xl leading-tight">{award.name}</h3>
              {award.category && <p className="text-lg text-smoke">{award.category}</p>}
            </div>
            {award.description && <p className="text-lg sm:col-start-2 lg:col-start-3">{award.description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The images after the first, in full rows. A single image is shown large, without a visible heading: it is no gallery. */
function BeerGallery({ section, beer }: SectionProps<'beer-gallery'>) {
  const images = getGalleryImages(beer);
  if (images.length === 0) return null;
  const { columns, shape, sizes } = galleryLayout(images.length);
  return (
    <Section
      heading={section.heading}
      headingClass={images.length === 1 ? 'sr-only' : 'mb-8 text-title'}
      tone="oat"
      space="pb-14 md:pb-24"
      className="print:hidden"
    >
      <ul className={`grid gap-2 sm:gap-4 ${columns}`}>
        {images.map((image, index) => (
          <li key={image.url} className="min-w-0">
            <ResponsiveImage
              image={{ ...image, alt: image.alt || `${beer.name}, photo ${index + 2}` }}
              fallback={photos.beerPlaceholder}
              sizes={sizes}
              className={`size-full rounded-card object-cover ${shape}`}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Shows drawings: the photos are on the list and on the beers' own pages. */
function SimilarBeers({ section, related }: SectionProps<'similar-beers'>) {
  const labelOf = useOnTapLabels();
  const beers = related?.similar ?? [];
  if (beers.length === 0) return null;
  return (
    <Section heading={section.heading} tone="oat" space="py-14 md:py-24" className="print:hidden">
      <ul className="mt-8 grid grid-cols-2 gap-3 md:mt-12 md:gap-6 lg:grid-cols-4">
        {beers.map((beer) => (
          <li key={beer._id} className="min-w-0">
            <BeerTile
              beer={beer}
              facts={[beer.style, formatAbv(beer.abv) && `${formatAbv(beer.abv)} ABV`, labelOf(beer.slug)]}
              isLarge
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
