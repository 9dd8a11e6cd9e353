import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Head } from '../seo/head';
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

/** A full-page error with Try Again. Screen readers announce a changed `text`. */
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
