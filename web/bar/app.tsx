import { useEffect } from 'react';
import { subscribeToSession, useSession } from '../admin/auth/session';
import { SecondFactorPage, SignInPage } from './sign-in-page';
import { BarScreen } from './screen/bar-screen';
import { TaproomChoice } from './screen/taproom-choice';
import type { Bar } from './state/bar';
import { BarContext, useBarState } from './state/use-bar';

export function App({ bar }: { bar: Bar }) {
  useEffect(() => {
    const stop = bar.start();
    const unsubscribe = subscribeToSession(() => void bar.handleSession());
    return () => {
      stop();
      unsubscribe();
    };
  }, [bar]);

  return (
    <BarContext value={bar}>
      <Page />
    </BarContext>
  );
}

function Page() {
  const session = useSession();
  const { taproom, isLoaded, lacksSecondFactor } = useBarState();
  if (session.status === 'signed-out') return <SignInPage notice={session.notice} />;
  if (!isLoaded) return null;
  if (lacksSecondFactor) return <SecondFactorPage user={session.user} />;
  return taproom === null ? <TaproomChoice user={session.user} /> : <BarScreen key={taproom} />;
}
