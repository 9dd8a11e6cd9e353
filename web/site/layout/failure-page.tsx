import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Head } from '../head';
import { StatusPage } from '../shared/status/status-page';

type FailurePageProps = {
  label: string;
  title: string;
  text: string;
  isRetrying: boolean;
  onRetry: () => void;
  /** Beside Try Again. */
  children?: ReactNode;
};

/** Shown instead of a page that could not be loaded. A new text is announced by screen readers. */
export function FailurePage({ label, title, text, isRetrying, onRetry, children }: FailurePageProps) {
  return (
    <>
      <Head title={title} description={text} robots="noindex" />
      <StatusPage label={label} title={title}>
        <p role="alert">{text}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <Button size="lg" onClick={onRetry} aria-disabled={isRetrying}>
            Try Again
          </Button>
          {children}
        </div>
      </StatusPage>
    </>
  );
}
