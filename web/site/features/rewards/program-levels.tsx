import type { programLevels } from '@domain/page/components/rewards-program';
import type { SectionOf } from '@domain/page/definition';

/** From light to dark: the last ones share the darkest. */
const tones = ['bg-foam', 'bg-amber', 'bg-ink text-oat'];

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const ProgramLevels = ({ section }: { section: SectionOf<typeof programLevels> }) => (
  <>
    <h2 className="mt-14 text-title">{section.heading}</h2>
    <ul className="mt-6 grid gap-px overflow-hidden rounded-card bg-ink/20 md:grid-cols-3">
      {section.items.map(({ name, from, perks }, index) => (
        <li key={index} className={`p-8 ${tones[index] ?? tones.at(-1)}`}>
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
