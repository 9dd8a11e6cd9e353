import Gem from 'lucide-react/icons/gem';
import Gift from 'lucide-react/icons/gift';
import GlassWater from 'lucide-react/icons/glass-water';
import Shirt from 'lucide-react/icons/shirt';
import type { LucideIcon } from 'lucide-react';

type Teaser = { title: string; text: string; Icon: LucideIcon };

/** The store's four teasers (visitor-site.md §2). */
export const teasers: Teaser[] = [
  {
    title: 'Apparel & Clothing',
    text: 'Heavy cotton tees, work shirts and caps that look better after the tenth brew day.',
    Icon: Shirt,
  },
  {
    title: 'Glassware & Drinkware',
    text: 'The tulips and pints we pour with, and growlers that keep a fill cold to the campsite.',
    Icon: GlassWater,
  },
  {
    title: 'Exclusive Items',
    text: 'Small runs made with people we admire: label prints, leather coasters, tap handles.',
    Icon: Gem,
  },
  {
    title: 'Gift Sets',
    text: 'Beer, glass and something for the host, packed in a box that is ready to hand over.',
    Icon: Gift,
  },
];
