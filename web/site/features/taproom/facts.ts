import { Pizza, Ruler, PawPrint, Sandwich, Users, type LucideIcon } from 'lucide-react';

export type TaproomFact = { title: string; text: string; Icon: LucideIcon };

/** What to know before coming to Auburn (visitor-site.md §2). */
export const auburnFacts: TaproomFact[] = [
  {
    title: '9,000 sq ft',
    text: 'Long tables, a bar you can see the tanks from, and a patio under the lights.',
    Icon: Ruler,
  },
  {
    title: 'Up to 150 guests',
    text: 'Room for a table of two, and for your whole company or wedding party.',
    Icon: Users,
  },
  {
    title: 'Kids and pets welcome',
    text: 'High chairs, board games and water bowls are here already.',
    Icon: PawPrint,
  },
  { title: 'In-house pizza', text: 'Dough made with our own spent grain, fired while you watch.', Icon: Pizza },
  {
    title: 'Bring your own food',
    text: 'Welcome, always. We bring plates, napkins and the beer that goes with it.',
    Icon: Sandwich,
  },
];
