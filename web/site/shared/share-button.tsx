import Share from 'lucide-react/icons/share-2';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Field, TextInput } from '../../ui/field';
import { useToast } from '../../ui/toaster';
import { Word } from '../../ui/use-words';

type Link = { title: string; url: string };

type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares with the Web Share API; without it, or if it fails, copies the URL. Never rejects. */
async function shareLink(link: Link): Promise<ShareOutcome> {
  // Browsers without the Web Share API, and pages over plain HTTP, have no `share`.
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

type ShareButtonProps = {
  title: string;
  /** Absolute and canonical, because it is read outside the site. */
  url: string;
};

/** Opens the browser's share dialog, or copies the URL where there is none. If both fail, the URL is shown for copying. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const showToast = useToast();
  const [isUrlShown, setUrlShown] = useState(false);
  const handleClick = async () => {
    const outcome = await shareLink({ title, url });
    setUrlShown(outcome === 'failed');
    if (outcome === 'copied') showToast('Link copied', 'success');
  };
  return (
    <div className="grid justify-items-start gap-3 noscript:hidden print:hidden">
      <Button variant="outline" size="sm" onClick={() => void handleClick()}>
        <Share aria-hidden className="size-4.5" />
        <Word>Share</Word>
        <span className="sr-only"> {title}</span>
      </Button>
      {isUrlShown && <CopyField url={url} />}
    </div>
  );
}

/** Takes the focus with the URL selected, ready to be copied by keyboard or context menu. */
function CopyField({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Field label="The link could not be copied. Copy it here:" className="w-full max-w-md">
      <TextInput ref={field} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
    </Field>
  );
}
