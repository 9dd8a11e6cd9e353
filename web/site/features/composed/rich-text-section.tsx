import { useId } from 'react';
import type { richText } from '@domain/page/blocks/rich-text';
import { FramedSection } from '../../shared/composed/framed-section';
import type { SectionProps } from '../../shared/composed/section-frame';
import { FormattedText } from '../../shared/composed/formatted-text';

/** A formatted text on a light background. */
export function RichTextSection({ section: { heading, text }, frame }: SectionProps<typeof richText>) {
  const id = useId();
  return (
    <FramedSection frame={frame} labelledBy={heading ? id : undefined}>
      <div className="mx-auto max-w-read">
        {heading && (
          <h2 id={id} className="mb-8 text-title">
            {heading}
          </h2>
        )}
        <div>
          <FormattedText content={text} topLevel={heading ? 3 : 2} />
        </div>
      </div>
    </FramedSection>
  );
}
