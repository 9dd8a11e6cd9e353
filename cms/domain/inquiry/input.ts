/** `PUT /api/inquiries/{id}`: staff change the status and nothing else. */
import * as z from 'zod';
import { requiredChoice } from '../http/choice';
import { messages } from '../http/messages';
import { version } from '../http/version';
import { inquiryStatuses } from './inquiry';

export const inquiryUpdate = z.object(
  {
    status: requiredChoice({ of: inquiryStatuses, message: 'Please choose a valid status' }),
    updatedAt: version,
  },
  { error: messages.notAnObject },
);
export type InquiryUpdate = z.output<typeof inquiryUpdate>;
