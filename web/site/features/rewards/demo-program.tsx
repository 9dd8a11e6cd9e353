import { useSite } from '../../site-context';
import { levels, ways } from './demo-rules';

/** A programme to look at until the brewery's own is connected. It stands alone, in a frame, and asks for nothing. */
export function DemoProgram() {
  const { brand } = useSite();
  return (
    <div className="on-light min-h-svh bg-oat px-5 py-12 text-ink [color-scheme:light] sm:px-10 md:py-16">
      <div className="mx-auto max-w-page">
        <p className="inline-block rounded-card border-2 border-ink px-3 py-1 font-display text-label font-semibold uppercase">
          Demonstration program
        </p>
        <h1 className="mt-6 text-page">{brand.shortName} Regulars</h1>
        <p className="mt-5 max-w-2xl text-lead">
          A point for every dollar in our taprooms. Points turn into pours, glasses and an evening at the brew kettle.
        </p>
        <h2 className="mt-14 text-title">Three levels</h2>
        <ul className="mt-6 grid gap-px overflow-hidden rounded-card bg-ink/20 md:grid-cols-3">
          {levels.map(({ name, from, perks, look }) => (
            <li key={name} className={`p-8 ${look}`}>
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
        <h2 className="mt-14 text-title">Ways to collect</h2>
        <dl className="mt-6 border-t-2 border-ink">
          {ways.map(({ what, points }) => (
            <div key={what} className="flex items-baseline justify-between gap-6 border-b border-ink/30 py-4">
              <dt className="text-lg">{what}</dt>
              <dd className="shrink-0 font-display text-heading font-bold">{points}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-10 max-w-2xl text-lg text-umber">
          This page shows where the rewards program will be. Nobody can join yet, and nothing here collects any data.
        </p>
      </div>
    </div>
  );
}
