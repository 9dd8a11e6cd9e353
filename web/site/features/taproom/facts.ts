import Pizza from 'lucide-react/icons/pizza';
import PawPrint from 'lucide-react/icons/paw-print';
import Sandwich from 'lucide-react/icons/sandwich';
import type { LucideIcon } from 'lucide-react';

/** What to know before coming to Auburn (visitor-site.md §2): how large it is, in figures, … */
export const auburnFigures = [
  { figure: '9,000', unit: 'sq ft', text: 'Long tables, a bar with a view of the tanks, a patio under the lights.' },
  { figure: 'Up to 150', unit: 'guests', text: 'A table for two on a Tuesday, or your whole company on a Friday.' },
];

export type TaproomFact = { title: string; text: string; Icon: LucideIcon };

/** … and what it is like. */
export const auburnFacts: TaproomFact[] = [
  {
    title: 'Kids and pets welcome',
    text: 'High chairs, board games and water bowls are here already.',
    Icon: PawPrint,
  },
  { title: 'In-house pizza', text: 'Dough made with our own spent grain, fired while you watch.', Icon: Pizza },
  {
    title: 'Bring your own food',
    text: 'Welcome, always. We bring plates and the beer that goes with it.',
    Icon: Sandwich,
  },
];
