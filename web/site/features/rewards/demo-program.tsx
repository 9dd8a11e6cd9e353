import { useSite } from '../../site-context';
import { levels, ways } from './demo-rules';

/** A sample program for the iframe on /rewards until the brewery's own is configured. */
export function DemoProgram() {
  const { brand } = useSite();
  return (
    <div className="on-light min-h-svh bg-oat px-5 py-12 text-ink [color-scheme:light] sm:px-10 md:py-16">
      <div className="mx-auto max-w-page">
        <p className="inline-block rounded-card border-2 border-ink px-3 py-1 font-display text-label font-semibold uppercase">
          Demo program
        </p>
        <h1 className="mt-6 text-page">{brand.shortName} Regulars</h1>
        <p className="mt-5 max-w-2xl text-lead">
          Earn a point for every dollar you spend in our taprooms, and trade points for pours, glasses and a day at the
          brew kettle.
        </p>
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
            <div key={action} className="flex items-baseline justify-between gap-6 border-b border-ink/30 py-4">
              <dt className="text-lg">{action}</dt>
              <dd className="shrink-0 font-display text-heading font-bold">{points}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-10 max-w-2xl text-lg text-umber">
          This is a preview of the rewards program. You can’t join yet, and this page doesn’t collect any data.
        </p>
      </div>
    </div>
  );
}
