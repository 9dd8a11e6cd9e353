/** Users of the panel, on the server that sends mail. */
import { uniqueEmail } from '../../../test/factories';
import { signInToPanel, accept, createPanelClient, findRole, invite, panelPassword } from '../../../test/panel';
import { serverWithMail } from '../../../test/mail';
import { queryRows, storedTime } from '../../../test/stored-data';
import { mailsTo } from '../../../test/users';
import { waitFor } from '../../../test/wait-for';

const origin = 'https://panel.boldridge.example';
const panelUrl = `${origin}/admin`;

const { server, waitForEmail } = await serverWithMail();
const admin = createPanelClient(server.url, await signInToPanel(server.url, { origin }));

const waitUntilSent = (address: string, subject: string) =>
  waitFor(async () => {
    const mail = (await mailsTo(address, server)).find((each) => each.subject.includes(subject));
    expect(mail).toMatchObject({ state: 'sent' });
    return `${mail?.text} ${mail?.html}`;
  });

test('the invitation of a user is emailed; accepting it signs the user in, and its link is removed from the outbox', async () => {
  const user = await invite(admin, 'Brewer', uniqueEmail());
  const email = await waitForEmail(user.email);
  expect(email).toMatch(/From: "?The Brewery"? </);
  for (const text of [
    'Subject: Your invitation to the panel of The Brewery',
    'has invited you to edit the website of The Brewery as Brewer.',
    `${panelUrl}/auth/register?registrationToken=${user.registrationToken}`,
    'Content-Type: text/html',
  ])
    expect(email).toContain(text);
  expect(await waitUntilSent(user.email, 'invitation')).not.toContain(user.registrationToken);
  const invited = createPanelClient(server.url, await accept(server.url, user.registrationToken));
  expect((await invited<{ data: object }>('GET', '/admin/users/me')).body.data).toMatchObject({ email: user.email });
});

test('an invitation ends after seven days, and a new one for the same address works', async () => {
  const email = uniqueEmail();
  const { id, registrationToken } = await invite(admin, 'Brewer', email);
  const changeAge = async (days: number) => {
    const createdAt = storedTime(new Date(Date.now() - days * 86_400_000));
    await queryRows('update admin_users set created_at = ? where id = ?', [createdAt, id], server);
  };
  const visitor = createPanelClient(server.url);
  const info = () => visitor('GET', `/admin/registration-info?registrationToken=${registrationToken}`);
  await changeAge(6.9);
  expect((await info()).status).toBe(200);
  await changeAge(7.1);
  const error = { message: 'This invitation has expired. Please ask for a new one.' };
  const expired = { status: 400, body: { error } };
  expect(await info()).toMatchObject(expired);
  const userInfo = { firstname: 'Nora', password: panelPassword };
  expect(await visitor('POST', '/admin/register', { registrationToken, userInfo })).toMatchObject(expired);

  expect((await admin('DELETE', `/admin/users/${id}`)).status).toBe(200);
  const invited = await invite(admin, 'Brewer', email);
  expect(await accept(server.url, invited.registrationToken)).toBeTruthy();
});

test('an invitation that can’t be queued is logged without the email address, and the user exists', async () => {
  await queryRows('alter table outgoing_mails rename to other_mails', [], server);
  onTestFinished(async () => void (await queryRows('alter table other_mails rename to outgoing_mails', [], server)));
  const user = await invite(admin, 'Brewer', uniqueEmail());
  expect((await admin('GET', `/admin/users/${user.id}`)).status).toBe(200);
  await waitFor(() => expect(server.log()).toContain(`The invitation of panel user ${user.id} was not queued`));
  expect(server.log()).not.toContain(user.email);
});

test('the link to reset a password of the panel is sent with the brewery’s name, and leads to where super admins sign in', async () => {
  const user = await invite(admin, 'Editor', uniqueEmail());
  await accept(server.url, user.registrationToken);
  const account = { email: user.email, password: panelPassword };
  await signInToPanel(server.url, { account, origin: 'https://attacker.example' });
  await createPanelClient(server.url, {})('POST', '/admin/forgot-password', { email: user.email });
  const text = await waitUntilSent(user.email, 'Reset');
  const email = await waitForEmail(user.email);
  expect(email).toContain('Subject: Reset your password for the panel of The Brewery');
  expect(email).toContain(`${panelUrl}/auth/reset-password?code=`);
  expect(text).toContain('code=(removed)');
});

test('the last super admin who can sign in can’t be demoted, deactivated or deleted', async () => {
  const me = (await admin<{ data: { id: number } }>('GET', '/admin/users/me')).body.data.id;
  const editor = await findRole(admin, 'Editor');
  // Strapi would count this one, who has not accepted.
  const invited = await invite(admin, 'Super Admin');
  const attempts: [string, string, object?][] = [
    ['PUT', `/admin/users/${me}`, { roles: [editor.id] }],
    ['PUT', `/admin/users/${me}`, { isActive: false }],
    ['DELETE', `/admin/users/${me}`],
    ['POST', '/admin/users/batch-delete', { ids: [invited.id, me] }],
  ];
  for (const [method, path, body] of attempts) {
    const { status, text } = await admin(method, path, body);
    expect([method, status, text]).toEqual([method, 400, expect.stringContaining('only super admin who can sign in')]);
  }
  expect((await admin('POST', '/admin/users/batch-delete', { ids: [999_999] })).status).toBe(404);
  expect((await admin('GET', `/admin/users/${invited.id}`)).status).toBe(200);
  expect((await admin('PUT', `/admin/users/${me}`, { firstname: 'Pat' })).status).toBe(200);
  await accept(server.url, invited.registrationToken);
  expect((await admin('DELETE', `/admin/users/${invited.id}`)).status).toBe(200);
});
