import { useId } from 'react';
import type { callToAction } from '@domain/page/blocks/call-to-action';
import { ActionLink } from '../../shared/composed/action-link';
import { FramedSection } from '../../shared/composed/framed-section';
import type { SectionProps } from '../../shared/composed/section-frame';

/** A band with a headline and one or two buttons. */
export function CallToAction({ section, frame }: SectionProps<typeof callToAction>) {
  const { heading, text, actionLabel, actionHref, secondLabel, secondHref } = section;
  const id = useId();
  return (
    <FramedSection frame={frame} labelledBy={id} isNarrow>
      <div className="grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-16">
        <div>
          <h2 id={id} className="max-w-[18em] text-title">
            {heading}
          </h2>
          {text && <p className="mt-4 max-w-read text-lead whitespace-pre-line">{text}</p>}
        </div>
        <div className="flex flex-wrap gap-4 lg:max-w-md">
          <ActionLink label={actionLabel} href={actionHref} size="lg" className="bg-ink! text-foam! hover:bg-ash!" />
          <ActionLink
            label={secondLabel}
            href={secondHref}
            size="lg"
            variant="outline"
            className="hover:border-ink! hover:text-ink!"
          />
        </div>
      </div>
    </FramedSection>
  );
}
