import { screen } from '@testing-library/react';
import { api, mockCall, mockError, mockJson } from '../../../test/api';
import { renderStaffPage } from '../../test/render-staff';
import { SignInRulesSection } from './users-panel';

function open({ isOn, isSecondFactorRequired }: { isOn: boolean; isSecondFactorRequired: boolean }) {
  api.use(
    mockJson('get', '/auth/second-factor', { secondFactor: { isOn, recoveryCodesLeft: 0 } }),
    mockJson('get', '/auth/sign-in-rules', { rules: { isSecondFactorRequired } }),
  );
  return renderStaffPage(<SignInRulesSection />);
}

const findSwitch = () => screen.findByRole('switch', { name: /^Admins need two-step sign-in/ });

test('an admin who has two-step sign-in can require it of all admins, and revert that; a rejected change stays off', async () => {
  const { user } = open({ isOn: true, isSecondFactorRequired: false });
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
  open({ isOn: false, isSecondFactorRequired: false });
  expect(await findSwitch()).toBeDisabled();
  expect(screen.getByText('Turn it on for yourself first, under My Profile.')).toBeVisible();
});
