import type { quote } from '@domain/page/blocks/quote';
import { FramedSection } from '../../shared/composed/framed-section';
import type { SectionProps } from '../../shared/composed/section-frame';

/** A short quote can be large. */
const maxLargeLength = 120;

export function Quote({ section: { text, author, role }, frame }: SectionProps<typeof quote>) {
  return (
    <FramedSection frame={frame}>
      <figure className="mx-auto max-w-4xl">
        <span
          aria-hidden
          className="block h-[0.55em] font-display text-[7rem] leading-none font-bold text-amber select-none"
        >
          “
        </span>
        <blockquote
          className={`mt-4 leading-tight text-balance whitespace-pre-line ${
            text.length <= maxLargeLength
              ? 'text-[clamp(1.75rem,1.25rem+2.4vw,3.25rem)]'
              : 'text-[clamp(1.375rem,1.1rem+1.3vw,2.125rem)] leading-snug'
          }`}
        >
          <p>{text}</p>
        </blockquote>
        {(author || role) && (
          <figcaption className="mt-8 flex flex-col gap-1 border-l-2 border-amber pl-5 text-lg">
            {author && <span className="font-display text-2xl leading-tight font-semibold">{author}</span>}
            {role && <span className="text-smoke">{role}</span>}
          </figcaption>
        )}
      </figure>
    </FramedSection>
  );
}
