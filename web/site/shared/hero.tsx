import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { HeroPage } from '@domain/location/constants';
import type { hero as definition } from '@domain/page/components';
import type { ValuesOf } from '@domain/page/fields';
import { contentQueries } from '../../api/content';
import { Container, Headline, Ridge } from '../../ui/layout';
import { ResponsiveImage, type ImageSource } from '../../ui/responsive-image';
import { defaultHeroesOf } from '../assets/images';
import { useSite } from '../site-context';

type HeroLayoutProps = {
  /** A photo, a video or a slideshow. */
  background: ReactNode;
  title: ReactNode;
  /** 2 for a hero that is not the top of its page. */
  level?: 1 | 2;
  eyebrow?: string | null;
  lead?: ReactNode;
  /** `home` fills the viewport; `page` leaves the next section visible. */
  size?: 'home' | 'page';
  /** Shown below the headline. */
  children?: ReactNode;
  /** Pause button or dots, in the lower right corner of the photo. */
  controls?: ReactNode;
};

/** Photos have a height of their own below 64rem; above, they fill the hero. */
const sizes = {
  home: {
    hero: 'lg:min-h-[max(40rem,100svh)]',
    photo: 'h-[40svh] md:h-[54svh]',
    title: 'max-w-[5.2em] text-hero',
  },
  page: { hero: 'lg:min-h-[58svh]', photo: 'h-[30svh] md:h-[44svh]', title: 'max-w-[6.75em] text-page' },
} as const;

/**
 * On wide screens a full-bleed background with the headline at the bottom, on overlays that give the text its contrast. On
 * narrow ones they would darken the whole photo: it stays bright, and the text follows below it.
 */
export function HeroLayout({
  background,
  title,
  level = 1,
  eyebrow,
  lead,
  size = 'page',
  children,
  controls,
}: HeroLayoutProps) {
  return (
    <div className={`relative isolate grid grid-cols-1 overflow-hidden bg-ink print:min-h-0 ${sizes[size].hero}`}>
      <div
        className={`relative col-start-1 row-start-1 -z-20 min-h-60 lg:absolute lg:inset-0 lg:h-auto print:hidden ${sizes[size].photo}`}
      >
        {background}
        <div className="absolute inset-x-0 bottom-0 h-1/4 bg-linear-to-t from-ink to-transparent lg:hidden" />
        <div className="overlay-bottom absolute inset-0 max-lg:hidden" />
        <div className="overlay-left absolute inset-0 max-lg:hidden" />
      </div>
      <div className="col-start-1 row-start-2 pt-3 pb-8 md:pb-16 lg:row-start-1 lg:self-end lg:pt-32 print:p-0">
        <Container width="wide">
          <div className="on-photo grid grid-cols-1 justify-items-start">
            <Headline as={`h${level}`} eyebrow={eyebrow} text={title} className={sizes[size].title} />
            {lead && <p className="mt-5 max-w-xl text-lead text-balance text-foam">{lead}</p>}
            {children}
          </div>
        </Container>
      </div>
      {controls && <div className="col-start-1 row-start-1 m-5 place-self-end sm:m-8 print:hidden">{controls}</div>}
    </div>
  );
}

/** A drawing of dusk over the ridge, for a hero without a photo. */
export function HeroFallback() {
  return (
    <div aria-hidden className="dusk-gradient absolute inset-0">
      <Ridge className="absolute inset-x-0 bottom-[30%] h-[38%]! text-ink" />
      <div className="absolute inset-x-0 bottom-0 h-[30%] bg-ink" />
    </div>
  );
}

type HeroPhotoProps = Partial<ComponentProps<typeof ResponsiveImage>> & { photo: ImageSource };

/** A photo that fills the hero. As the page's largest contentful paint it has high priority. */
export function HeroPhoto({ photo, priority = true, className = '', ...rest }: HeroPhotoProps) {
  return (
    <ResponsiveImage
      image={photo}
      placeholder={<HeroFallback />}
      sizes="100vw"
      priority={priority}
      className={`size-full object-cover object-[72%_50%] lg:object-[30%_50%] ${className}`}
      {...rest}
    />
  );
}

/** The first active hero image of a page, or the default if there is none or the request fails. */
export function useHeroPhoto(page: HeroPage) {
  const { data: images } = useQuery(contentQueries.heroImages(page));
  const builtIn = defaultHeroesOf(useSite().brand.name)[page];
  const uploaded = images?.find((image) => image.isActive) ?? null;
  return { uploaded, builtIn, photo: uploaded ?? builtIn };
}

type PageHeroProps = {
  page: HeroPage;
  hero: ValuesOf<typeof definition>;
  /** Shown below the headline. */
  children?: ReactNode;
};

/** The hero of a page with the texts of its content, and the image uploaded for it. */
export function PageHero({ page, hero: { eyebrow, title, lead }, children }: PageHeroProps) {
  const { photo, builtIn } = useHeroPhoto(page);
  return (
    <HeroLayout
      // Enlarging it by an eighth on phones is not visible, and saves bytes that delay the largest contentful paint.
      background={<HeroPhoto photo={photo} fallback={builtIn} sizes="(min-width: 640px) 100vw, 88vw" />}
      title={title}
      eyebrow={eyebrow}
      lead={lead}
    >
      {children}
    </HeroLayout>
  );
}
