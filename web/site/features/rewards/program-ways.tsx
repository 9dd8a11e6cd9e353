import type { programWays } from '@domain/page/components/rewards-program';
import type { SectionOf } from '@domain/page/definition';

export const ProgramWays = ({ section }: { section: SectionOf<typeof programWays> }) => (
  <>
    <h2 className="mt-14 text-title">{section.heading}</h2>
    <dl className="mt-6 border-t-2 border-ink">
      {section.items.map(({ action, points }, index) => (
        <div key={index} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-ink/30 py-4">
          <dt className="text-lg">{action}</dt>
          <dd className="shrink-0 font-display text-heading font-bold">{points}</dd>
        </div>
      ))}
    </dl>
    {section.note && <p className="mt-10 max-w-2xl text-lg text-umber">{section.note}</p>}
  </>
);
