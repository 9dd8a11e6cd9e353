import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import type { questions } from '@domain/page/blocks/questions';
import { FramedSection } from '../../shared/composed/framed-section';
import type { SectionProps } from '../../shared/composed/section-frame';
import { FormattedText } from '../../shared/composed/formatted-text';

/** Questions that open to show their answers, without JavaScript too. */
export function Questions({ section: { heading, items }, frame }: SectionProps<typeof questions>) {
  const id = useId();
  return (
    <FramedSection frame={frame} labelledBy={id}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <h2 id={id} className="text-title lg:sticky lg:top-24 lg:self-start">
          {heading}
        </h2>
        <div className="border-t-2 border-current">
          {items.map(({ question, answer }, index) => (
            <details key={index} className="group border-b border-current/30 last:border-b-2 last:border-current">
              <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
                <h3 className="text-2xl leading-tight normal-case">{question}</h3>
                <Plus
                  aria-hidden
                  className="size-6 shrink-0 text-amber transition-transform duration-200 group-open:rotate-45 in-[.on-light]:text-copper-deep"
                />
              </summary>
              <div className="max-w-read pb-6 text-lg">
                <FormattedText content={answer} topLevel={4} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </FramedSection>
  );
}
