import type { blockHero } from '@domain/page/blocks/hero';
import { Eyebrow } from '../../../ui/eyebrow';
import { ActionLink } from '../../shared/composed/action-link';
import type { SectionProps } from '../../shared/composed/section-frame';
import { HeroFallback } from '../../shared/hero/hero-fallback';
import { HeroLayout } from '../../shared/hero/hero-layout';
import { HeroPhoto } from '../../shared/hero/hero-photo';

type HeroProps = SectionProps<typeof blockHero>;

/** Headline, introduction and button on a photo; on a drawing without one. */
export const Hero = (props: HeroProps) => <AnyHero {...props} isTop={false} />;

/** The first section of a page, with its headline. */
export const TopHero = (props: HeroProps) => <AnyHero {...props} isTop />;

function AnyHero({ section, frame, isTop }: HeroProps & { isTop: boolean }) {
  const { eyebrow, title, lead, photo, actionLabel, actionHref } = section;
  return (
    <div id={frame.id} className="wrap-anywhere">
      <HeroLayout
        background={photo ? <HeroPhoto photo={photo} priority={isTop} className="object-center!" /> : <HeroFallback />}
        level={isTop ? 1 : 2}
        title={title}
        eyebrow={eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        lead={lead}
      >
        <ActionLink label={actionLabel} href={actionHref} size="lg" className="mt-8" />
      </HeroLayout>
    </div>
  );
}
