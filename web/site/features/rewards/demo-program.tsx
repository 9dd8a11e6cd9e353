import { newsletterPromise } from '@domain/subscriber/constants';
import { useSite } from '../../site-context';
import { levels, ways } from './demo-rules';
import { SignUpForm } from './sign-up-form';
import { useReportHeight } from './use-report-height';

/** The default page in the iframe on /rewards: a program that is announced, until the brewery's own is configured. */
export function DemoProgram() {
  const { brand } = useSite();
  const content = useReportHeight<HTMLDivElement>();
  return (
    // At least as high as the frame, so it is not what is measured.
    <div className="on-light min-h-svh bg-oat text-ink [color-scheme:light]">
      <div ref={content} className="mx-auto max-w-page px-5 py-12 sm:px-10 md:py-16">
        <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <p className="inline-block rounded-card bg-ink px-3 py-1.5 font-display text-label font-semibold text-oat uppercase">
              Coming soon
            </p>
            <h1 className="mt-6 text-title md:text-page">{brand.shortName} Regulars</h1>
            <p className="mt-5 max-w-2xl text-lead">
              Earn a point for every dollar you spend in our taprooms, and trade points for pours, glasses and a day at
              the brew kettle.
            </p>
          </div>
          <section aria-labelledby="rewards-sign-up" className="rounded-card border-2 border-ink p-6 sm:p-8">
            <h2 id="rewards-sign-up" className="text-heading">
              Be there on opening day
            </h2>
            <p className="mt-3 mb-6 text-lg">Our newsletter will say when it opens. {newsletterPromise}</p>
            <SignUpForm />
          </section>
        </div>
        <h2 className="mt-14 text-title">Three levels</h2>
        <ul className="mt-6 grid gap-px overflow-hidden rounded-card bg-ink/20 md:grid-cols-3">
          {levels.map(({ name, from, perks, className }) => (
            <li key={name} className={`p-8 ${className}`}>
              <h3 className="text-heading">{name}</h3>
              <p className="mt-1 text-lg">{from}</p>
              <ul className="mt-5 grid gap-2 text-lg">
                {perks.map((perk) => (
                  <li key={perk} className="border-t border-current/30 pt-2">
                    {perk}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <h2 className="mt-14 text-title">Ways to earn points</h2>
        <dl className="mt-6 border-t-2 border-ink">
          {ways.map(({ action, points }) => (
            <div
              key={action}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink/30 py-4"
            >
              <dt className="text-lg">{action}</dt>
              <dd className="shrink-0 font-display text-heading font-bold">{points}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-10 max-w-2xl text-lg text-umber">
          A preview: levels, perks and points may change until the program opens.
        </p>
      </div>
    </div>
  );
}
