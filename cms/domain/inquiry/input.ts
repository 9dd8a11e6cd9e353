/** `PUT /api/inquiries/{id}`: staff can change the status only. */
import * as z from 'zod';
import { requiredChoiceField } from '../shared/choice-field';
import { messages } from '../shared/messages';
import { versionField } from '../shared/optimistic-lock';
import { inquiryStatuses } from './constants';

export const inquiryUpdate = z.object(
  {
    status: requiredChoiceField({ values: inquiryStatuses, message: 'Please choose a valid status' }),
    updatedAt: versionField,
  },
  { error: messages.notAnObject },
);
export type InquiryUpdate = z.output<typeof inquiryUpdate>;
