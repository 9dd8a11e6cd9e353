/** The data of one person. E-mail addresses are sent in the body, because URLs end up in logs. */
import {
  eraseInput,
  personalDataInput,
  eraseResultSchema,
  personalDataSchema,
  personalDataSummarySchema,
} from '#domain/privacy/schema';
import { recordAudit } from '#lib/audit/record';
import { defineRoutes, withBody } from '#lib/routes';
import { erasePersonalData, findPersonalData, serializePersonalData, summarize } from '../personal-data';

export default defineRoutes({
  'POST /personal-data/find': {
    id: 'personal-data.personal-data.find',
    access: 'admin',
    summary: 'What is stored about the person with an e-mail address. Changes nothing.',
    response: { summary: personalDataSummarySchema },
    key: 'ignored',
    ...withBody(personalDataInput, async ({ email }) => ({
      summary: summarize(await findPersonalData(email, new Date())),
    })),
  },
  'POST /personal-data/export': {
    id: 'personal-data.personal-data.export',
    access: 'admin',
    needsConfirmation: true,
    summary: 'All data of the person with an e-mail address. The audit log records the export, not the address.',
    response: { data: personalDataSchema },
    key: 'ignored',
    ...withBody(personalDataInput, async ({ email }) => {
      const now = new Date();
      const data = serializePersonalData(await findPersonalData(email, now), now);
      await recordAudit({ action: 'exported', area: 'personal-data' }, now);
      return { data };
    }),
  },
  'POST /personal-data/erase': {
    id: 'personal-data.personal-data.erase',
    access: 'admin',
    needsConfirmation: true,
    summary: 'Erase the data of the person with an e-mail address for good. Backups keep it until they are deleted.',
    response: { result: eraseResultSchema },
    ...withBody(eraseInput, async (input) => ({ result: await erasePersonalData(input, new Date()) })),
  },
});
