import type { taproomExpectations } from '@domain/page/components/taproom';
import type { SectionOf } from '@domain/page/definition';
import type { Taproom } from '@domain/taproom/taproom';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { ExpectCards } from './expect-cards';

type TaproomExpectationsProps = { section: SectionOf<typeof taproomExpectations>; taproom: Taproom; className: string };

/** 'What to Expect'. */
export function TaproomExpectations({ section, taproom, className }: TaproomExpectationsProps) {
  const id = `${taproom.slug}-expect`;
  return (
    <Section aria-labelledby={id} className={className}>
      <Container width="wide">
        <h2 id={id} className="mb-12 text-title">
          {section.heading}
        </h2>
        <ExpectCards taproom={taproom} texts={section} />
      </Container>
    </Section>
  );
}
