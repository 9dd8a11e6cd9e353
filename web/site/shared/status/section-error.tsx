import { Button } from '../../../ui/button';

/** Shown instead of a section that failed to load. */
export function SectionError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-5 border-l-4 border-rust py-2 pl-6">
      <p className="text-lead font-semibold text-rust-light">{message}</p>
      <Button variant="outline" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
