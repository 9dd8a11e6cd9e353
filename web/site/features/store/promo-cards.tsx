import { useId } from 'react';
import type { SectionOf } from '@domain/page/definition';
import type { promoCards } from '@domain/page/pages/store';
import { ButtonLink } from '../../../ui/button';
import { TitledSection } from '../../shared/titled-section';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { sitePhoto, type ContentPhoto } from '../../shared/page/use-page';

type PromoCardProps = { photo: ContentPhoto; title: string; text: string; href: string; action: string };

/** A photo, a text and a link. */
function PromoCard({ photo, title, text, href, action }: PromoCardProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="flex flex-col overflow-hidden rounded-card bg-foam">
      <ResponsiveImage
        image={{ ...photo, alt: '' }}
        sizes="(min-width: 1264px) 588px, (min-width: 768px) 50vw, 100vw"
        className="aspect-video w-full object-cover"
      />
      <div className="flex grow flex-col items-start p-8">
        <h3 id={titleId} className="text-heading">
          {title}
        </h3>
        <p className="mt-3 mb-6 text-lg">{text}</p>
        <ButtonLink href={href} className="mt-auto">
          {action}
        </ButtonLink>
      </div>
    </article>
  );
}

/** Cards with photos, and a line with a link below them. */
export function PromoCards({ section }: { section: SectionOf<typeof promoCards> }) {
  const { heading, items, note, noteLabel, noteHref } = section;
  const noteLink = noteLabel && noteHref && (
    <ButtonLink href={noteHref} variant="ghost">
      {noteLabel}
    </ButtonLink>
  );
  return (
    <TitledSection tone="oat" heading={heading} className="pt-0!">
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        {items.map(
          ({ photo, title, text, actionLabel, actionHref }, index) =>
            // The card of a page that is switched off promotes nothing.
            actionHref && (
              <PromoCard
                key={index}
                photo={sitePhoto(photo)}
                title={title}
                text={text}
                href={actionHref}
                action={actionLabel}
              />
            ),
        )}
      </div>
      {(note || noteLink) && (
        <p className="mt-12 flex flex-wrap items-baseline gap-x-6 text-lead print:hidden">
          {note}
          {noteLink}
        </p>
      )}
    </TitledSection>
  );
}
