import type { taproomFacts } from '@domain/page/components/taproom';
import type { SectionOf } from '@domain/page/definition';
import type { Taproom } from '@domain/taproom/taproom';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { InfoTiles } from './info-tiles';

type TaproomFactsProps = { section: SectionOf<typeof taproomFacts>; taproom: Taproom; className: string };

/** Figures and facts, under a headline for screen readers. */
export function TaproomFacts({ section, taproom, className }: TaproomFactsProps) {
  const id = `${taproom.slug}-facts`;
  return (
    <Section aria-labelledby={id} className={className}>
      <Container width="wide">
        <h2 id={id} className="sr-only">
          {section.heading}
        </h2>
        <InfoTiles taproom={taproom} />
      </Container>
    </Section>
  );
}
