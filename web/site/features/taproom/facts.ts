import Pizza from 'lucide-react/icons/pizza';
import PawPrint from 'lucide-react/icons/paw-print';
import Sandwich from 'lucide-react/icons/sandwich';
import type { LucideIcon } from 'lucide-react';

/** Facts of the Auburn taproom (visitor-site.md §2). */
export const auburnFigures = [
  { figure: '9,000', unit: 'sq ft', text: 'Long tables, a bar with a view of the tanks, a patio under the lights.' },
  { figure: 'Up to 150', unit: 'guests', text: 'A table for two on a Tuesday, or your whole company on a Friday.' },
];

type TaproomFact = { title: string; text: string; Icon: LucideIcon };

export const auburnFacts: TaproomFact[] = [
  {
    title: 'Kids and pets welcome',
    text: 'We have high chairs, board games and water bowls.',
    Icon: PawPrint,
  },
  { title: 'In-house pizza', text: 'Dough made with our own spent grain, fired while you watch.', Icon: Pizza },
  {
    title: 'Bring your own food',
    text: 'Always welcome. We’ll bring plates and a beer to go with it.',
    Icon: Sandwich,
  },
];
