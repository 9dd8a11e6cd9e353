import { useId } from 'react';
import type { callToAction, cards, textPhoto } from '@domain/page/blocks';
import type { ValuesOf } from '@domain/page/fields';
import { toParagraphs } from '@domain/page/rich-text';
import { Eyebrow } from '../../../ui/layout';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { ActionLink, FramedSection, type SectionProps } from '../../shared/composed-section';

type CardProps = { card: ValuesOf<(typeof cards)['fields']['items']['item']>; className: string; isWide: boolean };

/** Makes the last row as full as possible. */
const columnsByCount: Record<number, string> = {
  1: '',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 xl:grid-cols-4',
  8: 'md:grid-cols-2 xl:grid-cols-4',
};

/** Cards of a text, with or without photo and button. */
export function Cards({ section: { heading, text, items }, frame }: SectionProps<typeof cards>) {
  return (
    <FramedSection frame={frame} intro={{ heading, text }}>
      <div
        className={`grid grid-cols-1 gap-6 ${columnsByCount[items.length] ?? 'md:grid-cols-2 lg:grid-cols-3 md:max-lg:*:last:odd:col-span-2'}`}
      >
        {items.map((card, index) => (
          <Card
            key={index}
            card={card}
            className={frame.tone === 'char' ? 'bg-ink' : 'bg-char'}
            isWide={items.length === 1}
          />
        ))}
      </div>
    </FramedSection>
  );
}

/** A single card has its photo beside the text. */
function Card({ card: { photo, title, text, actionLabel, actionHref }, className, isWide }: CardProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className={`flex flex-col overflow-hidden rounded-card forced-colors:border ${className} ${isWide && photo ? 'lg:grid lg:grid-cols-2' : ''}`}
    >
      {photo && (
        <ResponsiveImage
          image={{ ...photo, alt: '' }}
          sizes="(min-width: 1024px) 46vw, (min-width: 768px) 50vw, 100vw"
          className={`aspect-3/2 w-full bg-ash object-cover ${isWide ? 'lg:h-full' : ''}`}
        />
      )}
      <div className={`flex grow flex-col items-start p-[min(2rem,7vw)] ${isWide ? 'justify-center lg:p-16' : ''}`}>
        <h3 id={id} className="text-heading">
          {title}
        </h3>
        <p className="mt-3 text-lg whitespace-pre-line text-oat/90">{text}</p>
        <div className={`pt-6 empty:hidden ${isWide ? '' : 'mt-auto'}`}>
          <ActionLink label={actionLabel} href={actionHref} />
        </div>
      </div>
    </article>
  );
}

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
