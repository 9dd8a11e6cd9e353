import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import type { facts, questions, quote, formattedText } from '@domain/page/blocks';
import { FormattedText } from '../../shared/page/rich-text';
import { FramedSection, type SectionProps } from '../../shared/composed-section';

/** A formatted text on a light background. */
export function RichTextSection({ section: { heading, text }, frame }: SectionProps<typeof formattedText>) {
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

/** Leaves no figure alone in the last row. */
const columnsByCount: Record<number, string> = {
  1: '',
  2: 'sm:grid-cols-2',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

/** Large figures with a word on each. */
export function Facts({ section: { heading, items }, frame }: SectionProps<typeof facts>) {
  return (
    <FramedSection frame={frame} intro={{ heading }}>
      <dl
        className={`grid gap-x-6 gap-y-10 sm:gap-x-10 sm:gap-y-14 ${items.length % 2 === 0 ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))]' : 'grid-cols-1'} ${columnsByCount[items.length] ?? 'sm:grid-cols-3'}`}
      >
        {items.map(({ figure, text }, index) => (
          <div key={index} className="flex flex-col-reverse justify-end border-t-2 border-amber pt-5">
            <dt className="mt-3 text-lead leading-snug text-oat/90">{text}</dt>
            <dd className="font-display text-[clamp(2.75rem,1.6rem+4.6vw,6.5rem)] leading-[0.9] font-bold uppercase">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </FramedSection>
  );
}

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
          className={`mt-4 font-voice leading-tight text-balance whitespace-pre-line ${
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
                  className="size-6 shrink-0 text-accent transition-transform duration-200 group-open:rotate-45"
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
