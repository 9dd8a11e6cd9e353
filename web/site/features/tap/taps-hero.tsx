import type { PageOf } from '@domain/page/pages';
import type { ReactNode } from 'react';
import { Container } from '../../../ui/container';
import { Eyebrow } from '../../../ui/eyebrow';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { sitePhoto } from '../../shared/page/site-photo';

type TapsHeroProps = { hero: PageOf<'taps'>['hero']; children?: ReactNode };

/** Low, because guests at the bar come for the list; the photo is beside the headline on wide screens only. */
export function TapsHero({ hero: { eyebrow, title, lead, photo }, children }: TapsHeroProps) {
  return (
    <div className="relative isolate overflow-hidden bg-ink pt-(--header-tall) print:p-0">
      <div className="absolute inset-y-0 right-0 -z-10 w-[58%] max-lg:hidden print:hidden">
        <ResponsiveImage
          // Decorative: the page is about what the taps pour.
          image={{ ...sitePhoto(photo), alt: '' }}
          sizes="58vw"
          className="size-full object-cover object-[50%_45%]"
        />
        <div className="absolute inset-0 bg-linear-to-r from-ink via-ink/45 to-ink/10" />
        <div className="absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-t from-ink to-transparent" />
      </div>
      <Container width="wide">
        <div className="pt-6 pb-8 md:pt-12 md:pb-12 lg:flex lg:min-h-[24rem] lg:flex-col lg:justify-end">
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className="mt-4 text-page">{title}</h1>
          {lead && <p className="mt-4 max-w-xl text-lead text-balance">{lead}</p>}
          {children}
        </div>
      </Container>
    </div>
  );
}
