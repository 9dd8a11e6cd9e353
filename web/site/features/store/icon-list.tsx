import { useId } from 'react';
import Gem from 'lucide-react/icons/gem';
import Gift from 'lucide-react/icons/gift';
import GlassWater from 'lucide-react/icons/glass-water';
import Shirt from 'lucide-react/icons/shirt';
import type { LucideIcon } from 'lucide-react';
import type { iconList } from '@domain/page/pages/store';
import type { SectionOf } from '@domain/page/definition';
import type { ContentIcon } from '@domain/page/built-in-photos';
import { Container, Section } from '../../../ui/layout';

const icons: Record<ContentIcon, LucideIcon> = { shirt: Shirt, glass: GlassWater, gem: Gem, gift: Gift };

/** A headline and a list of icon, title and text. */
export function IconList({ section: { heading, items } }: { section: SectionOf<typeof iconList> }) {
  const id = useId();
  return (
    <Section tone="oat" aria-labelledby={id}>
      <Container width="wide">
        <h2 id={id} className="max-w-[16ch] text-title">
          {heading}
        </h2>
        <ul className="mt-12 border-t-2 border-ink">
          {items.map(({ icon, title, text }, index) => {
            const Icon = icons[icon];
            return (
              <li
                key={index}
                className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-2 border-b-2 border-ink py-8 md:grid-cols-[auto_minmax(0,1fr)_22rem] md:gap-x-10"
              >
                <Icon aria-hidden strokeWidth={1.25} className="size-10 text-copper-deep md:size-14" />
                <h3 className="text-heading md:text-title">{title}</h3>
                <p className="col-span-2 text-lg text-umber md:col-span-1">{text}</p>
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
