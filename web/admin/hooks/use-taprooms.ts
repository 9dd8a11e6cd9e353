import { useQuery } from '@tanstack/react-query';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { taproomQueries } from '../api/taprooms';

const none: StaffTaproom[] = [];

/** All taprooms in order, hidden ones included; empty until they are loaded, or if they can't be. */
export const useTaprooms = (): StaffTaproom[] => useQuery(taproomQueries.list()).data ?? none;

/** The taprooms that visitors see. */
export const useActiveTaprooms = () => useTaprooms().filter(({ isActive }) => isActive);

/** Where events with this `tapRoom` can take place: those of All at the taprooms that visitors see. */
export const useEventTaprooms = (tapRoom: string) =>
  useTaprooms().filter(({ name, isActive }) => isActive || name === tapRoom);
