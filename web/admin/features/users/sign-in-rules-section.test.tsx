import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api, mockError, mockJson } from '../../../test/api';
import { renderStaffPage } from '../../test/render-staff';
import { SignInRulesSection } from './users-panel';

function open({ isOn, isSecondFactorRequired }: { isOn: boolean; isSecondFactorRequired: boolean }) {
  api.use(
    mockJson('get', '/auth/second-factor', { secondFactor: { isOn, recoveryCodesLeft: 0 } }),
    mockJson('get', '/auth/sign-in-rules', { rules: { isSecondFactorRequired } }),
  );
  return renderStaffPage(<SignInRulesSection />);
}

/** Saves as the server does; returns the request bodies. */
function recordSaves() {
  const bodies: unknown[] = [];
  api.use(
    http.put('*/api/auth/sign-in-rules', async ({ request }) => {
      const rules = (await request.json()) as object;
      bodies.push(rules);
      return HttpResponse.json({ success: true, rules });
    }),
  );
  return bodies;
}

const findSwitch = () => screen.findByRole('switch', { name: /^Admins need two-step sign-in/ });

test('an admin who has two-step sign-in can require it of all admins, and revert that', async () => {
  const { user } = open({ isOn: true, isSecondFactorRequired: false });
  const bodies = recordSaves();
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

test('a rejected change shows the reason, and stays off', async () => {
  const { user } = open({ isOn: true, isSecondFactorRequired: false });
  api.use(mockError('put', '/auth/sign-in-rules', 400, { message: 'Not now' }));
  await user.click(await findSwitch());
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(await findSwitch()).not.toBeChecked();
});
