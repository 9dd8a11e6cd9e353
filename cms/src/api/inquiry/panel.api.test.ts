import { expect, test } from 'vitest';
import type { Inquiry } from '#domain/inquiry/schema';
import { visitor } from '../../../test/client';
import { uniqueEmail } from '../../../test/factories';
import { listInPanel, saveInPanel } from '../../../test/panel';
import { signIn } from '../../../test/sign-in';

test('the panel lists and saves inquiries of every status', async () => {
  const email = uniqueEmail();
  await visitor().post('/contact/submit', { name: 'Ada', email, subject: 'Tours', message: 'When are your tours?' });
  const filter = `filters[email][$eq]=${encodeURIComponent(email)}`;
  const [listed] = await listInPanel('api::inquiry.inquiry', filter);
  expect(listed).toMatchObject({ inquiryStatus: 'new' });
  const id = String(listed?.['documentId']);
  for (const status of ['answered', 'archived', 'spam', 'new']) {
    await saveInPanel('api::inquiry.inquiry', id, { inquiryStatus: status });
    const { body } = await (await signIn()).get<{ inquiry: Inquiry }>(`/inquiries/${id}`);
    expect(body.inquiry.status).toBe(status);
  }
});
