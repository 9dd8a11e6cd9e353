import type { ReactNode } from 'react';
import { Container } from '../../../ui/container';

type HeroLayoutProps = {
  /** A photo, a video or a slideshow. */
  background: ReactNode;
  title: ReactNode;
  /** 2 for a hero that is not the top of its page. */
  level?: 1 | 2;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** `home` fills the viewport; `page` leaves the next section visible. */
  size?: 'home' | 'page';
  align?: 'left' | 'center';
  /** Below the headline. */
  children?: ReactNode;
  /** Pause button or dots, in the lower right corner of the photo. */
  controls?: ReactNode;
};

/** Below 64rem the photo has a height of its own; above, it fills the hero. */
const heights = {
  home: 'lg:min-h-[max(40rem,100svh)]',
  page: 'lg:min-h-[58svh]',
} as const;

const photoHeights = {
  home: 'h-[40svh] md:h-[54svh]',
  page: 'h-[30svh] md:h-[44svh]',
} as const;

const titles = { home: 'max-w-[5.2em] text-hero', page: 'max-w-[6.75em] text-page' } as const;

const alignments = {
  left: 'justify-items-start text-left',
  center: 'justify-items-center text-center',
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
  align = 'left',
  children,
  controls,
}: HeroLayoutProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className={`relative isolate grid grid-cols-1 overflow-hidden bg-ink print:min-h-0 ${heights[size]}`}>
      <div
        className={`relative col-start-1 row-start-1 -z-20 min-h-60 lg:absolute lg:inset-0 lg:h-auto print:hidden ${photoHeights[size]}`}
      >
        {background}
        <div className="absolute inset-x-0 bottom-0 h-1/4 bg-linear-to-t from-ink to-transparent lg:hidden" />
        <div className="overlay-bottom absolute inset-0 max-lg:hidden" />
        <div className={`absolute inset-0 max-lg:hidden ${align === 'left' ? 'overlay-left' : 'overlay-full'}`} />
      </div>
      <div className="col-start-1 row-start-2 pt-3 pb-8 md:pb-16 lg:row-start-1 lg:self-end lg:pt-32 print:p-0">
        <Container width="wide">
          <div className={`on-photo grid grid-cols-1 ${alignments[align]}`}>
            {eyebrow}
            <Title className={`${titles[size]} ${eyebrow ? 'mt-4' : ''}`}>{title}</Title>
            {lead && <p className="mt-5 max-w-xl text-lead text-balance text-foam">{lead}</p>}
            {children}
          </div>
        </Container>
      </div>
      {controls && <div className="col-start-1 row-start-1 m-5 place-self-end sm:m-8 print:hidden">{controls}</div>}
    </div>
  );
}
