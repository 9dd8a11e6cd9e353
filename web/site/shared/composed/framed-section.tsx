import type { ReactNode } from 'react';
import { Container } from '../../../ui/container';
import type { SectionFrame, SectionTone } from './section-frame';

const tones: Record<SectionTone, string> = {
  ink: 'bg-ink text-oat',
  char: 'bg-char text-oat',
  oat: 'on-light bg-oat text-ink [color-scheme:light]',
  amber: 'bg-amber text-ink',
  photo: '',
};

type FramedSectionProps = {
  frame: SectionFrame;
  /** Id of its headline: with one, it is a landmark. */
  labelledBy?: string | undefined;
  /** A band instead of a whole section. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** A section of a composed page with its background and spacing. */
export function FramedSection({ frame, labelledBy, isNarrow = false, children }: FramedSectionProps) {
  const { id, tone, isContinued } = frame;
  const [top, bottom] = isNarrow
    ? ['pt-14 md:pt-20', 'pb-14 md:pb-20']
    : ['pt-16 md:pt-24 lg:pt-32', 'pb-16 md:pb-24 lg:pb-32'];
  return (
    <section id={id} aria-labelledby={labelledBy} className={`${isContinued ? '' : top} ${bottom} ${tones[tone]}`}>
      <Container width="wide" className="wrap-anywhere">
        {children}
      </Container>
    </section>
  );
}
