import { ButtonLink } from '../../ui/button';
import { FailurePage } from './failure-page';

/** The generic error screen. */
export function UnexpectedError(props: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <FailurePage
      label="Something spilled"
      title="Unexpected Application Error!"
      text="This page could not be poured. Please try again in a moment."
      {...props}
    >
      <ButtonLink size="lg" variant="outline" href="/">
        Back to Home
      </ButtonLink>
    </FailurePage>
  );
}
