import { useQuery } from '@tanstack/react-query';
import { canEditSite } from '@domain/user/permission';
import { statsQueries } from '../../api/stats';
import { useUser } from '../../auth/use-session';

/** Null for moderators, until they are loaded, and if they can't be: the rest of the dashboard says so then. */
export const useSystemWarnings = () =>
  useQuery({ ...statsQueries.warnings(), enabled: canEditSite(useUser()) }).data ?? null;
