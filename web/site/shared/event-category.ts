import type { LucideIcon } from 'lucide-react';
import Beer from 'lucide-react/icons/beer';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Dices from 'lucide-react/icons/dices';
import Music from 'lucide-react/icons/music';
import PartyPopper from 'lucide-react/icons/party-popper';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import type { CategoryIcon } from '@domain/event/category';

export const categoryIcons = {
  music: Music,
  food: UtensilsCrossed,
  beer: Beer,
  private: BriefcaseBusiness,
  party: PartyPopper,
  games: Dices,
  default: CalendarDays,
} as const satisfies Record<CategoryIcon, LucideIcon>;

/** Colors where an event is shown without a photo: a `data-label` of a `label-surface`. */
export const categoryTones = {
  music: 'blue',
  food: 'orange',
  beer: 'sun',
  private: 'crimson',
  party: 'crimson',
  games: 'orchard',
  default: 'teal',
} as const satisfies Record<CategoryIcon, string>;
