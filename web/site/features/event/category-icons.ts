import {
  BriefcaseBusiness,
  CalendarDays,
  Dices,
  Music,
  PartyPopper,
  UtensilsCrossed,
  Beer,
  type LucideIcon,
} from 'lucide-react';
import type { CategoryIcon } from '@domain/event/category';

/** Each kind of category has its picture (visitor-site.md §3). */
export const categoryIcons = {
  music: Music,
  food: UtensilsCrossed,
  beer: Beer,
  private: BriefcaseBusiness,
  party: PartyPopper,
  games: Dices,
  default: CalendarDays,
} as const satisfies Record<CategoryIcon, LucideIcon>;
