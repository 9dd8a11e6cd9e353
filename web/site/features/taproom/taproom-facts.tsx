import type { SectionOf } from '@domain/page/definition';
import type { taproomFacts } from '@domain/page/pages/taproom';
import type { Taproom } from '@domain/taproom/taproom';
import { Container } from '../../../ui/container';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { Section } from '../../../ui/section';
import { cardIcon } from './card-icons';

/** Figures that fit a line at 320 px stay on one. */
const maxLineLength = 9;

/** Figures and facts of a taproom, with a photo beside the figures. */
function InfoTiles({ taproom: { figures, facts, sidePhoto } }: { taproom: Taproom }) {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-12">
      {figures.length > 0 && (
        <dl
          className={`grid grid-cols-1 content-center gap-10 wrap-anywhere lg:gap-14 ${sidePhoto ? 'lg:col-span-7' : `lg:col-span-12 ${figures.length > 1 ? 'lg:grid-cols-2' : ''}`}`}
        >
          {figures.map(({ figure, unit, text }, index) => (
            <div key={index}>
              <dt className="font-display font-bold uppercase">
                <span
                  className={`block text-[min(var(--text-hero),19vw)] leading-(--text-hero--line-height) ${figure.length <= maxLineLength ? 'whitespace-nowrap' : ''}`}
                >
                  {figure}
                </span>
                <span className="mt-2 block text-title text-copper-deep">{unit}</span>
              </dt>
              {text && <dd className="mt-4 max-w-md text-lead text-oat/90">{text}</dd>}
            </div>
          ))}
        </dl>
      )}
      {sidePhoto && (
        <ResponsiveImage
          image={sidePhoto}
          sizes="(min-width: 1600px) 600px, (min-width: 1024px) 40vw, 100vw"
          className={`w-full rounded-card object-cover ${figures.length > 0 ? 'aspect-4/5 lg:col-span-5' : 'aspect-3/2 lg:col-span-12 lg:aspect-5/2'}`}
        />
      )}
      {facts.length > 0 && (
        <ul className="grid gap-x-16 gap-y-8 border-t border-line pt-10 md:grid-cols-3 lg:col-span-12">
          {facts.map(({ icon, title, text }, index) => {
            const Icon = cardIcon(icon);
            return (
              <li key={index} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5">
                <Icon aria-hidden strokeWidth={1.5} className="mt-0.5 size-8 text-amber" />
                <div className="wrap-anywhere">
                  <h3 className="text-heading">{title}</h3>
                  <p className="mt-2 text-lg text-oat/90">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

type TaproomFactsProps = { section: SectionOf<typeof taproomFacts>; taproom: Taproom; className: string };

/** Figures and facts, under a headline for screen readers. */
export function TaproomFacts({ section, taproom, className }: TaproomFactsProps) {
  const id = `${taproom.slug}-facts`;
  return (
    <Section tone="oat" aria-labelledby={id} className={`md:py-20! ${className}`}>
      <Container width="wide">
        <h2 id={id} className="sr-only">
          {section.heading}
        </h2>
        <InfoTiles taproom={taproom} />
      </Container>
    </Section>
  );
}
