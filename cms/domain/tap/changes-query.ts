/** `GET /api/taps/admin/{taproom}/changes` */
import * as z from 'zod';
import { pageParams } from '../shared/pagination';

const defaultLimit = 20;

export const tapChangesQuery = z.object({ limit: pageParams(defaultLimit).limit });
