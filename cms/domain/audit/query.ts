/** Query parameters of the audit log and its export. Dates are in the time zone of the brewery. */
import * as z from 'zod';
import { pageParams } from '../shared/pagination';
import { queryChoice, queryText } from '../shared/query-fields';
import { queryDate } from '../time/query-date';
import { auditActions, auditAreas } from './constants';

const filters = {
  /** The id of a user. */
  user: queryText('user', 64),
  area: queryChoice(auditAreas, 'Please choose a valid area'),
  action: queryChoice(auditActions, 'Please choose a valid action'),
  from: queryDate('from'),
  to: queryDate('to'),
  search: queryText('search'),
};

type Dates = { from?: string | undefined; to?: string | undefined };

const isInOrder = ({ from, to }: Dates) => !from || !to || from <= to;
const orderIssue = { path: ['from'], message: 'from must not be after to' };

export const auditListQuery = z.object({ ...filters, ...pageParams(50) }).refine(isInOrder, orderIssue);
export type AuditListQuery = z.output<typeof auditListQuery>;

export const auditCsvQuery = z.object(filters).refine(isInOrder, orderIssue);
export type AuditCsvQuery = z.output<typeof auditCsvQuery>;
