import type { ComponentProps } from 'react';
import type { HeroPage } from '@domain/location/constants';
import type { hero as definition } from '@domain/page/components/hero';
import type { ValuesOf } from '@domain/page/fields';
import { Eyebrow } from '../../../ui/eyebrow';
import { Hero } from '../hero/hero';

type PageHeroProps = Pick<ComponentProps<typeof Hero>, 'children'> & {
  page: HeroPage;
  hero: ValuesOf<typeof definition>;
};

/** The hero of a page with the texts of its content. */
export const PageHero = ({ page, hero: { eyebrow, title, lead }, children }: PageHeroProps) => (
  <Hero page={page} title={title} eyebrow={eyebrow && <Eyebrow>{eyebrow}</Eyebrow>} lead={lead}>
    {children}
  </Hero>
);
