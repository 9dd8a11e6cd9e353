import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { subscribeToSession, useSession } from '../api/staff/session';
import { BarButton, BarPage } from './controls';
import { SecondFactorPage, SignInPage, TaproomChoice } from './pages';
import { BarScreen } from './screen/bar-screen';
import { type Bar, BarContext, useBarState } from './state/bar';

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
      <ErrorBoundary FallbackComponent={FailedPage}>
        <Page />
      </ErrorBoundary>
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

const FailedPage = () => (
  <BarPage role="alert" title="This page could not be shown">
    <p>What you have pressed is not lost: it is stored on this device until the server has it.</p>
    <BarButton look="primary" onClick={() => window.location.reload()}>
      Reload
    </BarButton>
  </BarPage>
);
