import type { User } from '#domain/user/schema';
import { admin, createClient, visitor } from '../../../test/client';
import { staffEmail } from '../../../test/accounts';
import { uniqueEmail } from '../../../test/factories';
import { saveInPanel } from '../../../test/panel';
import { queryRows } from '../../../test/stored-data';
import { makeUser, password } from '../../../test/users';

const mailsTo = (email: string) =>
  queryRows('select subject, text from outgoing_mails where "to" = ? order by id', [email]);

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => String(subject));

const passwordChanged = expect.stringMatching(/^Your .+ password was changed$/);
const emailChanged = expect.stringMatching(/^The email of your .+ account was changed$/);
const roleChanged = expect.stringMatching(/^Your .+ role was changed$/);

let user: User;

beforeEach(async () => {
  user = await makeUser();
});

describe('a user gets an email', () => {
  test.each([
    ['password', { password: 'another long one' }, [passwordChanged]],
    ['role', { role: 'admin' }, [roleChanged]],
    ['name', { firstName: 'Ann' }, []],
  ])('when an admin changes their %s', async (_field, change, subjects) => {
    await admin.put(`/auth/users/${user._id}`, change);
    expect(await subjectsTo(user.email)).toEqual(subjects);
  });

  test('at the old and the new address when an admin changes the email', async () => {
    const email = uniqueEmail();
    await admin.put(`/auth/users/${user._id}`, { email });
    for (const address of [user.email, email]) {
      const [mail, ...others] = await mailsTo(address);
      expect([mail?.['subject'], others]).toEqual([emailChanged, []]);
      expect(mail?.['text']).toContain(`from ${user.email} to ${email}`);
    }
  });

  test('when they change their own password or email', async () => {
    const login = await visitor().post('/auth/login', { email: user.email, password });
    const email = uniqueEmail();
    const change = { email, password: 'another long one', currentPassword: password };
    await createClient({ token: login.body.token }).put(`/auth/users/${user._id}`, change);
    expect(await subjectsTo(user.email)).toEqual([emailChanged]);
    expect(await subjectsTo(email)).toEqual([emailChanged, passwordChanged]);
  });

  test('when somebody changes their email in the panel', async () => {
    await saveInPanel('plugin::users-permissions.user', user._id, { email: uniqueEmail() });
    expect(await subjectsTo(user.email)).toEqual([emailChanged]);
  });

  test('not when the change is refused', async () => {
    await admin.put(`/auth/users/${user._id}`, { email: staffEmail.moderator, password: 'another long one' });
    expect(await subjectsTo(user.email)).toEqual([]);
  });
});

test('the other admins get an email about a new admin and a user who becomes one, not about a moderator', async () => {
  const announced = async ({ email }: User) =>
    (await mailsTo(staffEmail.admin)).filter(({ text }) => String(text).includes(`(${email})`)).length;
  const added = await makeUser({ role: 'admin' });
  expect([await announced(added), await subjectsTo(added.email), await announced(user)]).toEqual([1, [], 0]);
  await admin.put(`/auth/users/${user._id}`, { role: 'admin' });
  await admin.put(`/auth/users/${user._id}`, { firstName: 'Ann' });
  expect(await announced(user)).toBe(1);
});
