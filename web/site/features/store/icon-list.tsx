import Gem from 'lucide-react/icons/gem';
import Gift from 'lucide-react/icons/gift';
import GlassWater from 'lucide-react/icons/glass-water';
import Shirt from 'lucide-react/icons/shirt';
import type { LucideIcon } from 'lucide-react';
import type { iconList } from '@domain/page/pages/store';
import type { SectionOf } from '@domain/page/definition';
import type { ContentIcon } from '@domain/page/built-in-photos';
import { TitledSection } from '../../shared/titled-section';

const icons: Record<ContentIcon, LucideIcon> = { shirt: Shirt, glass: GlassWater, gem: Gem, gift: Gift };

/** Colors of labels that follow each other well. */
const tones = ['ember', 'teal', 'sun', 'navy'];

/** A headline and tiles of icon, title and text, each in the color of a label. */
export function IconList({ section: { heading, items } }: { section: SectionOf<typeof iconList> }) {
  return (
    <TitledSection tone="oat" heading={heading}>
      <ul className="mt-10 grid gap-3 sm:grid-cols-2 md:gap-6">
        {items.map(({ icon, title, text }, index) => {
          const Icon = icons[icon];
          return (
            <li
              key={index}
              data-label={tones[index % tones.length]}
              className="label-surface flex items-end justify-between gap-6 rounded-card p-6 md:min-h-72 md:p-10"
            >
              <div className="max-w-sm self-end">
                <h3 className="text-heading">{title}</h3>
                <p className="mt-3 text-lg">{text}</p>
              </div>
              <Icon aria-hidden strokeWidth={1} className="size-20 shrink-0 self-start md:size-36" />
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}
