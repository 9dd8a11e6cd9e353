import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { AuthPage } from './auth-page';

const barModePath = '/bar/';

/** Bartenders have nothing to do in the staff app: they go to bar mode, which has the same session. */
export function BarModeRedirect() {
  useEffect(() => window.location.replace(barModePath), []);
  return (
    <AuthPage title="Bar Mode" text="Bartenders change the taps in bar mode.">
      <Button component="a" href={barModePath}>
        Open Bar Mode
      </Button>
    </AuthPage>
  );
}
