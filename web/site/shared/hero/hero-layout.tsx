import type { ReactNode } from 'react';
import { Container } from '../../../ui/container';

type HeroLayoutProps = {
  /** A photo, a video or a slideshow. */
  background: ReactNode;
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** `home` fills the viewport; `page` leaves the next section visible. */
  size?: 'home' | 'page';
  align?: 'left' | 'center';
  /** Below the headline. */
  children?: ReactNode;
  /** Pause button or dots, in the lower right corner. */
  controls?: ReactNode;
};

const heights = {
  home: 'min-h-[92svh] lg:min-h-[max(40rem,100svh)]',
  page: 'min-h-[52svh] md:min-h-[58svh]',
} as const;

const titles = { home: 'max-w-[5.2em] text-hero', page: 'max-w-[6.75em] text-page' } as const;

const alignments = {
  left: 'justify-items-start text-left',
  center: 'justify-items-center text-center',
} as const;

/** Full-bleed background, overlays that give the text its contrast, headline at the bottom. */
export function HeroLayout({
  background,
  title,
  eyebrow,
  lead,
  size = 'page',
  align = 'left',
  children,
  controls,
}: HeroLayoutProps) {
  return (
    <div className={`relative isolate flex items-end overflow-hidden bg-ink print:min-h-0 ${heights[size]}`}>
      <div className="absolute inset-0 -z-20 print:hidden">{background}</div>
      <div className="overlay-bottom absolute inset-0 -z-10 print:hidden" />
      {align === 'left' && <div className="overlay-left absolute inset-0 -z-10 print:hidden" />}
      {align === 'center' && <div className="overlay-full absolute inset-0 -z-10 print:hidden" />}
      <div className={`w-full pt-32 md:pb-16 print:p-0 ${controls ? 'pb-22' : 'pb-10'}`}>
        <Container width="wide">
          <div className={`on-photo grid ${alignments[align]}`}>
            {eyebrow}
            <h1 className={`${titles[size]} ${eyebrow ? 'mt-4' : ''}`}>{title}</h1>
            {lead && <p className="mt-5 max-w-xl text-lead text-balance text-foam">{lead}</p>}
            {children}
          </div>
        </Container>
      </div>
      {controls && <div className="absolute right-5 bottom-5 sm:right-8 sm:bottom-8">{controls}</div>}
    </div>
  );
}
