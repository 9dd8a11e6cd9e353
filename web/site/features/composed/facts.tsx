import { useId } from 'react';
import type { facts } from '@domain/page/blocks/facts';
import { FramedSection } from '../../shared/composed/framed-section';
import type { SectionProps } from '../../shared/composed/section-frame';
import { SectionIntro } from '../../shared/composed/section-intro';

/** So that no figure is alone in the last row. */
const columnsByCount: Record<number, string> = {
  1: '',
  2: 'sm:grid-cols-2',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

/** Large figures with a word on each. */
export function Facts({ section: { heading, items }, frame }: SectionProps<typeof facts>) {
  const id = useId();
  return (
    <FramedSection frame={frame} labelledBy={heading ? id : undefined}>
      <SectionIntro id={id} heading={heading} />
      <dl
        className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-x-6 gap-y-10 sm:gap-x-10 sm:gap-y-14 ${columnsByCount[items.length] ?? 'sm:grid-cols-3'}`}
      >
        {items.map(({ figure, text }, index) => (
          <div key={index} className="flex flex-col-reverse justify-end border-t-2 border-amber pt-5">
            <dt className="mt-3 text-lead leading-snug text-oat/90">{text}</dt>
            <dd className="font-display text-[clamp(2.75rem,1.6rem+4.6vw,6.5rem)] leading-[0.9] font-bold uppercase">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </FramedSection>
  );
}
