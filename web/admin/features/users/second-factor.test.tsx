import { act, screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { api, mockError, mockJson, mockCall } from '../../../test/api';
import { userQueries } from '../../api/users';
import { useSession } from '../../../api/staff/session';
import { renderStaffPage } from '../../test/render-staff';
import { SecondFactorScreen } from '../../authenticated-app';
import { SignInRulesSection } from './users-panel';

const mockState = (isOn: boolean, isMissing: boolean) =>
  mockJson('get', '/auth/second-factor', { secondFactor: { isOn, recoveryCodesLeft: isOn ? 10 : 0 }, isMissing });
const codes = Array.from({ length: 10 }, (_, index) => `ABCDE-FGH2${index}`);

/** Stands for the app. */
function Users() {
  const { data, isError } = useQuery(userQueries.list());
  return <p>{data ? `${data.length} users` : isError ? 'Failed' : 'Loading'}</p>;
}

function Page() {
  const session = useSession();
  if (session.status === 'signed-out') return <p>Signed out</p>;
  return session.lacksSecondFactor ? <SecondFactorScreen /> : <Users />;
}

/** Every other call of such an admin is rejected. */
const rejectCalls = mockError('get', '/auth/users', 403, {
  code: 'second-factor-missing',
  message: 'Admins need two-step sign-in. Set it up to continue.',
});

const acceptCalls = mockJson('get', '/auth/users', { users: [] });

beforeEach(() => api.use(mockState(false, true), rejectCalls));

test('replaces the app until two-step sign-in is set up, by keyboard alone', async () => {
  api.use(
    mockJson('post', '/auth/second-factor/setup', { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' }),
    mockJson('post', '/auth/second-factor', { recoveryCodes: codes, message: 'Two-step sign-in is on' }),
  );
  const { user } = renderStaffPage(<Page />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Two-Step Sign-In' })).toBeVisible();
  expect(screen.getByLabelText(/^Current password/)).toHaveFocus();
  await user.keyboard('a long enough one{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Code' })).toHaveFocus();
  api.use(mockState(true, false), acceptCalls);
  await user.keyboard('123456{Enter}');
  expect(await screen.findByText(codes[0] ?? '')).toBeVisible();
  expect(screen.getByText(/^Keep these recovery codes/).closest('[tabindex]')).toHaveFocus();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'I Saved Them' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('0 users')).toBeVisible();
});

test('a wrong password is named at its field', async () => {
  const errors = [{ path: 'currentPassword', msg: 'This is not your current password' }];
  api.use(mockError('post', '/auth/second-factor/setup', 400, { message: 'Please fix the errors', errors }));
  const { user } = renderStaffPage(<Page />);
  await user.type(await screen.findByLabelText(/^Current password/), 'wrong{Enter}');
  expect(await screen.findByText('This is not your current password')).toBeVisible();
});

test('opens the app when an admin has lifted the rule, as soon as the user returns to the tab', async () => {
  renderStaffPage(<Page />);
  expect(await screen.findByLabelText(/^Current password/)).toBeVisible();
  api.use(mockState(false, false), acceptCalls);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('0 users')).toBeVisible();
});

test('signs out', async () => {
  api.use(mockJson('post', '/auth/logout', { message: 'Signed out' }));
  const { user } = renderStaffPage(<Page />);
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Signed out')).toBeVisible();
});

function openRules({ isOn, isSecondFactorRequired }: { isOn: boolean; isSecondFactorRequired: boolean }) {
  api.use(
    mockJson('get', '/auth/second-factor', { secondFactor: { isOn, recoveryCodesLeft: 0 } }),
    mockJson('get', '/auth/sign-in-rules', { rules: { isSecondFactorRequired } }),
  );
  return renderStaffPage(<SignInRulesSection />);
}

const findSwitch = () => screen.findByRole('switch', { name: /^Admins need two-step sign-in/ });

test('an admin who has two-step sign-in can require it of all admins, and revert that; a rejected change stays off', async () => {
  const { user } = openRules({ isOn: true, isSecondFactorRequired: false });
  api.use(mockError('put', '/auth/sign-in-rules', 400, { message: 'Not now' }));
  await user.click(await findSwitch());
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(await findSwitch()).not.toBeChecked();
  const bodies = mockCall('put', '/auth/sign-in-rules', (rules) => ({ rules }));
  await user.click(await findSwitch());
  expect(await screen.findByText('Admins need two-step sign-in now')).toBeVisible();
  expect(await findSwitch()).toBeChecked();
  await user.click(await findSwitch());
  expect(await screen.findByText('Two-step sign-in is optional again')).toBeVisible();
  expect(bodies).toEqual([{ isSecondFactorRequired: true }, { isSecondFactorRequired: false }]);
});

test('an admin without it cannot require it, and sees the reason', async () => {
  openRules({ isOn: false, isSecondFactorRequired: false });
  expect(await findSwitch()).toBeDisabled();
  expect(screen.getByText('Turn it on for yourself first, under My Profile.')).toBeVisible();
});
