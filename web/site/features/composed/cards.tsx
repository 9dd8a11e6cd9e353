import { useId } from 'react';
import type { cards } from '@domain/page/blocks/cards';
import type { ValuesOf } from '@domain/page/fields';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { ActionLink } from '../../shared/composed/action-link';
import { FramedSection } from '../../shared/composed/framed-section';
import type { SectionProps } from '../../shared/composed/section-frame';
import { SectionIntro } from '../../shared/composed/section-intro';

type CardProps = { card: ValuesOf<(typeof cards)['fields']['items']['item']>; className: string; isWide: boolean };

/** So that the last row is as full as possible. */
const columnsByCount: Record<number, string> = {
  1: '',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 xl:grid-cols-4',
  8: 'md:grid-cols-2 xl:grid-cols-4',
};

/** Cards of a text, with or without photo and button. */
export function Cards({ section: { heading, text, items }, frame }: SectionProps<typeof cards>) {
  const id = useId();
  return (
    <FramedSection frame={frame} labelledBy={id}>
      <SectionIntro id={id} heading={heading} text={text} />
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
