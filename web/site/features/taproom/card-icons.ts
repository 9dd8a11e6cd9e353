import Accessibility from 'lucide-react/icons/accessibility';
import Baby from 'lucide-react/icons/baby';
import Beer from 'lucide-react/icons/beer';
import Bike from 'lucide-react/icons/bike';
import Bus from 'lucide-react/icons/bus';
import Dices from 'lucide-react/icons/dices';
import Flame from 'lucide-react/icons/flame';
import Music from 'lucide-react/icons/music';
import PawPrint from 'lucide-react/icons/paw-print';
import Pizza from 'lucide-react/icons/pizza';
import Sandwich from 'lucide-react/icons/sandwich';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import SquareParking from 'lucide-react/icons/square-parking';
import Star from 'lucide-react/icons/star';
import Sun from 'lucide-react/icons/sun';
import Trees from 'lucide-react/icons/trees';
import Tv from 'lucide-react/icons/tv';
import Users from 'lucide-react/icons/users';
import Utensils from 'lucide-react/icons/utensils';
import Wifi from 'lucide-react/icons/wifi';
import type { LucideIcon } from 'lucide-react';
import type { CardIcon } from '@domain/taproom/card-icons';

const icons: Record<CardIcon, LucideIcon> = {
  beer: Beer,
  accessibility: Accessibility,
  baby: Baby,
  bike: Bike,
  bus: Bus,
  dices: Dices,
  flame: Flame,
  music: Music,
  'paw-print': PawPrint,
  pizza: Pizza,
  sandwich: Sandwich,
  'shopping-bag': ShoppingBag,
  'square-parking': SquareParking,
  star: Star,
  sun: Sun,
  trees: Trees,
  tv: Tv,
  users: Users,
  utensils: Utensils,
  wifi: Wifi,
};

const isKnown = (name: string | null): name is CardIcon => name !== null && Object.hasOwn(icons, name);

export const cardIcon = (name: string | null): LucideIcon => icons[isKnown(name) ? name : 'beer'];
