import { useEffect, useRef } from 'react';
import type { SectionOf } from '@domain/page/definition';
import type { programWays, programLevels } from '@domain/page/pages/rewards-program';
import type { SubscribeFormValues } from '@domain/subscriber/input';
import { sendSubscription } from '../../api/forms';
import { Container } from '../../ui/layout';
import { ResponsiveImage } from '../../ui/responsive-image';
import { TextField } from '../features/inquiry/fields';
import { embedHeightMessage } from '../features/rewards/embed-height';
import { pageLoader } from '../loaders';
import { Head } from '../seo/head';
import { InquiryForm, useInquiryForm } from '../shared/inquiry-form';
import { newsletterErrorMessages } from '../shared/form-parts';
import { renderSections, sitePhoto, usePage } from '../shared/page/page';

export const loader = pageLoader('rewards-program');

const defaultValues = { email: '', website: '' } satisfies SubscribeFormValues;

const loadSchema = () => import('@domain/subscriber/input').then(({ subscribeInput }) => subscribeInput);

/** Puts an e-mail address on the newsletter list. Messages are in the form: a toast could be far outside the frame. */
function SignUpForm({ submitLabel, successText }: { submitLabel: string; successText: string }) {
  const send = async (values: typeof defaultValues) => {
    await sendSubscription({ ...values, source: 'other' });
    return { message: successText };
  };
  const form = useInquiryForm({ defaultValues, loadSchema, send, errorMessages: newsletterErrorMessages });
  return (
    <InquiryForm {...form} label="Tell me when the rewards program opens" submitLabel={submitLabel}>
      <TextField {...form.field('email')} label="Email" required type="email" autoComplete="email" />
    </InquiryForm>
  );
}

/** Ordered from light to dark: the last ones share the darkest. */
const tones = ['sky', 'sun', 'navy'];

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const ProgramLevels = ({ section }: { section: SectionOf<typeof programLevels> }) => (
  <>
    <h2 className="mt-16 text-title md:mt-24">{section.heading}</h2>
    <ul className="mt-6 grid overflow-hidden rounded-card md:grid-cols-3">
      {section.items.map(({ name, from, perks }, index) => (
        <li key={index} data-label={tones[index] ?? tones.at(-1)} className="label-surface p-6 sm:p-8">
          <h3 className="text-heading">{name}</h3>
          <p className="mt-1 text-lg">{from}</p>
          <ul className="mt-5 grid gap-2 text-lg">
            {toLines(perks).map((perk) => (
              <li key={perk} className="border-t border-current/30 pt-2">
                {perk}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </>
);

/** Reports the height of an element to the page that embeds this one, initially and whenever it changes. */
function useReportHeight<Content extends HTMLElement>() {
  const ref = useRef<Content>(null);
  useEffect(() => {
    const content = ref.current;
    if (!content || window.parent === window) return;
    const observer = new ResizeObserver(() =>
      // Sent to the site's own origin only, also when another site embeds this page.
      window.parent.postMessage(embedHeightMessage(content.getBoundingClientRect().height), window.location.origin),
    );
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return ref;
}

const ProgramWays = ({ section }: { section: SectionOf<typeof programWays> }) => (
  <div data-label="teal" className="mt-6 label-surface rounded-card p-6 sm:p-12">
    <h2 className="text-title">{section.heading}</h2>
    <dl className="mt-6 grid gap-x-10 border-t-2 border-current sm:grid-cols-2 lg:grid-cols-4">
      {section.items.map(({ action, points }, index) => (
        <div
          key={index}
          className="flex items-baseline justify-between gap-x-6 gap-y-2 border-b border-line py-4 sm:flex-col-reverse sm:justify-end sm:border-0 sm:pt-8 sm:pb-2"
        >
          <dt className="text-lg">{action}</dt>
          <dd className="shrink-0 font-display text-heading font-bold sm:text-title">{points}</dd>
        </div>
      ))}
    </dl>
    {section.note && <p className="mt-8 max-w-2xl text-lg">{section.note}</p>}
  </div>
);

const sections = { 'program-levels': ProgramLevels, 'program-ways': ProgramWays };

/** The default page in the iframe on /rewards: a program that is announced, until the brewery's own is configured. */
export function Component() {
  const page = usePage('rewards-program');
  const { eyebrow, title, lead, signUpHeading, signUpText, signUpLabel, signedUpText, photo } = page.hero;
  const content = useReportHeight<HTMLDivElement>();
  return (
    <>
      <Head title={page.seo.title} description={page.seo.description} robots="noindex" />
      <main aria-label="Rewards program">
        {/* At least as high as the frame, so it is not what is measured. */}
        <div className="on-light min-h-svh bg-oat text-ink [color-scheme:light]">
          <div ref={content} className="py-12 wrap-anywhere md:py-16">
            <Container width="wide">
              <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
                <div>
                  {eyebrow && (
                    <p className="inline-block rounded-card bg-ink px-3 py-1.5 font-display text-label font-semibold text-oat uppercase">
                      {eyebrow}
                    </p>
                  )}
                  <h1 className="mt-6 text-title md:text-page">{title}</h1>
                  <p className="mt-5 max-w-2xl text-lead">{lead}</p>
                  <section aria-labelledby="rewards-sign-up" className="mt-10 max-w-2xl border-t-2 border-ink pt-6">
                    <h2 id="rewards-sign-up" className="text-heading">
                      {signUpHeading}
                    </h2>
                    <p className="mt-3 mb-6 text-lg">{signUpText}</p>
                    <SignUpForm submitLabel={signUpLabel} successText={signedUpText} />
                  </section>
                </div>
                <ResponsiveImage
                  image={sitePhoto(photo)}
                  sizes="(min-width: 1024px) 50vw, 100vw"
                  className="aspect-3/2 size-full rounded-card object-cover lg:aspect-auto lg:max-h-[44rem]"
                />
              </div>
              {renderSections(page.sections, sections)}
            </Container>
          </div>
        </div>
      </main>
    </>
  );
}
