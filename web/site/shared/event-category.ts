import {
  Beer,
  BriefcaseBusiness,
  CalendarDays,
  Dices,
  Music,
  PartyPopper,
  UtensilsCrossed,
  type LucideIcon,
} from 'lucide-react';
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
