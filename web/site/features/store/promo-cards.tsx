import { useId } from 'react';
import type { promoCards } from '@domain/page/components/promo-cards';
import type { SectionOf } from '@domain/page/definition';
import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { sitePhoto } from '../../shared/page/site-photo';
import { PromoCard } from './promo-card';

/** Cards with photos, and a line with a link below them. */
export function PromoCards({ section }: { section: SectionOf<typeof promoCards> }) {
  const { heading, items, note, noteLabel, noteHref } = section;
  const id = useId();
  const noteLink = noteLabel && noteHref && (
    <ButtonLink href={noteHref} variant="ghost">
      {noteLabel}
    </ButtonLink>
  );
  return (
    <Section aria-labelledby={id}>
      <Container width="wide">
        <h2 id={id} className="text-title">
          {heading}
        </h2>
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
          <p className="mt-12 flex flex-wrap items-baseline gap-x-6 text-lead">
            {note}
            {noteLink}
          </p>
        )}
      </Container>
    </Section>
  );
}
