import type { ReactNode } from 'react';

type SectionIntroProps = {
  /** Id of the headline. */
  id: string;
  heading: string | null;
  text?: string | null;
  /** A button beside the headline; below it on phones. */
  action?: ReactNode;
};

/** Headline and introduction of a section; nothing without both. */
export function SectionIntro({ id, heading, text = null, action }: SectionIntroProps) {
  if (!heading && !text && !action) return null;
  return (
    <div className="mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 md:mb-14">
      <div className="min-w-0">
        {heading && (
          <h2 id={id} className="max-w-[18em] text-title">
            {heading}
          </h2>
        )}
        {text && (
          <p className={`max-w-read text-lead whitespace-pre-line opacity-90 ${heading ? 'mt-5' : ''}`}>{text}</p>
        )}
      </div>
      {action}
    </div>
  );
}
