import type { PageOf } from '@domain/page/pages';
import { renderSections } from '../../shared/page/page-sections';
import { ProgramLevels } from './program-levels';
import { ProgramWays } from './program-ways';
import { SignUpForm } from './sign-up-form';
import { useReportHeight } from './use-report-height';

const sections = { 'program-levels': ProgramLevels, 'program-ways': ProgramWays };

/** The default page in the iframe on /rewards: a program that is announced, until the brewery's own is configured. */
export function DemoProgram({ page }: { page: PageOf<'rewards-program'> }) {
  const { eyebrow, title, lead, signUpHeading, signUpText, signUpLabel, signedUpText } = page.hero;
  const content = useReportHeight<HTMLDivElement>();
  return (
    // At least as high as the frame, so it is not what is measured.
    <div className="on-light min-h-svh bg-oat text-ink [color-scheme:light]">
      <div ref={content} className="mx-auto max-w-page px-5 py-12 wrap-anywhere sm:px-10 md:py-16">
        <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            {eyebrow && (
              <p className="inline-block rounded-card bg-ink px-3 py-1.5 font-display text-label font-semibold text-oat uppercase">
                {eyebrow}
              </p>
            )}
            <h1 className="mt-6 text-title md:text-page">{title}</h1>
            <p className="mt-5 max-w-2xl text-lead">{lead}</p>
          </div>
          <section aria-labelledby="rewards-sign-up" className="rounded-card border-2 border-ink p-6 sm:p-8">
            <h2 id="rewards-sign-up" className="text-heading">
              {signUpHeading}
            </h2>
            <p className="mt-3 mb-6 text-lg">{signUpText}</p>
            <SignUpForm submitLabel={signUpLabel} successText={signedUpText} />
          </section>
        </div>
        {renderSections(page.sections, sections)}
      </div>
    </div>
  );
}
