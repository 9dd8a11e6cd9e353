import { Alert } from '@mantine/core';
import { useState } from 'react';
import { AuthPage } from './auth-page';
import { ForgotPasswordScreen } from './forgot-password-screen';
import { LoginForm } from './login-form';
import { useHasPendingRevocations } from './use-session';

const unreachableNotice =
  'You are signed out on this device, but the server could not be reached. Leave this page open: signing out on the server is retried automatically.';

export function LoginScreen({ notice }: { notice: string | null }) {
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'start' | 'forgotten' | 'back'>('start');
  const isSignOutPending = useHasPendingRevocations();
  const shownNotice = isSignOutPending ? unreachableNotice : notice;

  if (step === 'forgotten') {
    return (
      <ForgotPasswordScreen
        email={email}
        onBack={(typedEmail) => {
          setEmail(typedEmail);
          setStep('back');
        }}
      />
    );
  }
  return (
    <AuthPage title="Staff sign-in" text="Manage beers, events and site content." isFocused={step === 'back'}>
      {shownNotice && (
        <Alert color={isSignOutPending ? 'yellow' : 'blue'} role="status">
          {shownNotice}
        </Alert>
      )}
      <LoginForm
        email={email}
        onForgotPassword={(typedEmail) => {
          setEmail(typedEmail);
          setStep('forgotten');
        }}
      />
    </AuthPage>
  );
}
