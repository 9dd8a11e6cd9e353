import { useId } from 'react';
import { ButtonLink } from '../../../ui/button';
import { ResponsiveImage } from '../../../ui/responsive-image';
import type { ContentPhoto } from '../../shared/page/site-photo';

type PromoCardProps = { photo: ContentPhoto; title: string; text: string; href: string; action: string };

/** A photo, a text and a link. */
export function PromoCard({ photo, title, text, href, action }: PromoCardProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="flex flex-col overflow-hidden rounded-card bg-char">
      <ResponsiveImage
        image={{ ...photo, alt: '' }}
        sizes="(min-width: 1264px) 588px, (min-width: 768px) 50vw, 100vw"
        className="aspect-video w-full object-cover"
      />
      <div className="flex grow flex-col items-start p-8">
        <h3 id={titleId} className="text-heading">
          {title}
        </h3>
        <p className="mt-3 mb-6 text-lg text-oat/90">{text}</p>
        <ButtonLink href={href} className="mt-auto">
          {action}
        </ButtonLink>
      </div>
    </article>
  );
}
