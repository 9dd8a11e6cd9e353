import type { SectionOf } from '@domain/page/definition';
import type { storyTeaser } from '@domain/page/pages/home';
import { keepTogether } from '../../../ui/keep-together';
import { Container, Eyebrow } from '../../../ui/layout';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { ActionLink } from '../../shared/composed-section';
import { sitePhoto } from '../../shared/page/use-page';

/** Three figures that don't fit in a row are in a column; others are at least in pairs. */
const figureColumns: Record<number, string> = {
  1: '',
  3: 'min-[24rem]:grid-cols-3',
  4: 'grid-cols-2 sm:grid-cols-4',
};

/** The story in brief, with a link to the page. */
export function OurStoryTeaser({ section }: { section: SectionOf<typeof storyTeaser> }) {
  const { eyebrow, heading, text, figures, photo, detailPhoto, actionLabel, actionHref } = section;
  return (
    <section
      id="our-story"
      aria-labelledby="our-story-title"
      data-label="oat"
      className="on-light label-surface relative overflow-hidden py-14 md:py-24"
    >
      <Container width="wide">
        <div className="grid grid-cols-1 items-center gap-y-12 lg:grid-cols-12 lg:gap-x-8">
          <div className="relative -ml-5 sm:-ml-8 lg:col-span-7 lg:mr-8">
            <ResponsiveImage
              image={sitePhoto(photo)}
              sizes="(min-width: 1024px) 56vw, 88vw"
              className="aspect-4/3 w-full object-cover lg:aspect-5/4"
            />
            <ResponsiveImage
              image={sitePhoto(detailPhoto)}
              sizes="(min-width: 1024px) 18vw, 38vw"
              className="absolute -right-5 -bottom-8 aspect-square w-[38%] border-8 border-(--label) object-cover sm:-right-8 lg:-right-16 lg:-bottom-14 lg:w-[34%]"
            />
          </div>
          <div className="lg:col-span-5 lg:pl-12">
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <h2 id="our-story-title" className="mt-4 text-title">
              {heading}
            </h2>
            <p className="mt-6 max-w-read text-lead">{keepTogether(text)}</p>
            {figures.length > 0 && (
              <dl
                className={`mt-8 grid max-w-lg gap-x-6 gap-y-4 border-t border-line pt-6 ${figureColumns[figures.length] ?? 'grid-cols-2'}`}
              >
                {figures.map((each, index) => (
                  <div key={index} className="flex flex-col-reverse justify-end">
                    <dt className="mt-2 text-base leading-snug text-smoke">{each.text}</dt>
                    <dd className="font-display text-5xl leading-none font-bold text-copper-deep">{each.figure}</dd>
                  </div>
                ))}
              </dl>
            )}
            <ActionLink label={actionLabel} href={actionHref} size="lg" className="mt-10" />
          </div>
        </div>
      </Container>
    </section>
  );
}
