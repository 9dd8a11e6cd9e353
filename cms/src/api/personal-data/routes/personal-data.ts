/** The data of one person. E-mail addresses are sent in the body, because URLs end up in logs. */
import {
  eraseInput,
  personalDataInput,
  eraseResultSchema,
  personalDataSchema,
  personalDataSummarySchema,
} from '#domain/privacy/schema';
import { defineRoutes } from '#lib/routes';

export default defineRoutes({
  'POST /personal-data/find': {
    action: 'api::personal-data.personal-data.find',
    access: 'admin',
    summary: 'What is stored about the person with an e-mail address. Changes nothing.',
    body: personalDataInput,
    response: { summary: personalDataSummarySchema },
    key: 'ignored',
  },
  'POST /personal-data/export': {
    action: 'api::personal-data.personal-data.export',
    access: 'admin',
    needsConfirmation: true,
    summary: 'All data of the person with an e-mail address. The audit log records the export, not the address.',
    body: personalDataInput,
    response: { data: personalDataSchema },
    key: 'ignored',
  },
  'POST /personal-data/erase': {
    action: 'api::personal-data.personal-data.erase',
    access: 'admin',
    needsConfirmation: true,
    summary: 'Erase the data of the person with an e-mail address for good. Backups keep it until they are deleted.',
    body: eraseInput,
    response: { result: eraseResultSchema },
  },
});
