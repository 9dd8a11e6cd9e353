import { useId } from 'react';
import type { textPhoto } from '@domain/page/blocks/text-photo';
import { toParagraphs } from '@domain/page/paragraphs';
import { Eyebrow } from '../../../ui/eyebrow';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { ActionLink } from '../../shared/composed/action-link';
import { FramedSection } from '../../shared/composed/framed-section';
import type { SectionProps } from '../../shared/composed/section-frame';

type TextPhotoProps = SectionProps<typeof textPhoto>;

/** A text with a photo beside it, above it on phones; without a photo, the headline beside the text. */
export function TextPhoto({ section, frame }: TextPhotoProps) {
  const { eyebrow, heading, text, photo, photoSide, actionLabel, actionHref } = section;
  const id = useId();
  const top = (
    <>
      {eyebrow && <Eyebrow className="mb-4">{eyebrow}</Eyebrow>}
      <h2 id={id} className="text-title">
        {heading}
      </h2>
    </>
  );
  const body = (
    <>
      <div className="space-y-5 text-lg text-oat/90">
        {toParagraphs(text).map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      <ActionLink label={actionLabel} href={actionHref} size="lg" className="mt-8" />
    </>
  );
  return (
    <FramedSection frame={frame} labelledBy={id}>
      {photo ? (
        <div className="grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-2 xl:gap-x-24">
          <ResponsiveImage
            image={photo}
            sizes="(min-width: 1600px) 720px, (min-width: 1024px) 46vw, 100vw"
            className={`aspect-4/3 w-full rounded-card bg-ash object-cover lg:aspect-5/4 ${photoSide === 'right' ? 'lg:order-1' : ''}`}
          />
          <div className="max-w-read">
            {top}
            <div className="mt-6">{body}</div>
          </div>
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-2 xl:gap-x-24">
          <div>{top}</div>
          <div className="max-w-read lg:pt-1">{body}</div>
        </div>
      )}
    </FramedSection>
  );
}
