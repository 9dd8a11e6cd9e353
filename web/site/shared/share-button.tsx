import { Share2 as Share } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Field, TextInput } from '../../ui/field';
import { focusOnMount } from '../../ui/focus-on-mount';
import { useToast } from '../../ui/toaster';
import { Word } from '../../ui/use-words';

/** False where there is no share dialog, as in some browsers and on pages over plain HTTP, or if it can't be opened. */
async function openShareDialog(link: { title: string; url: string }): Promise<boolean> {
  try {
    if (typeof navigator.share !== 'function') return false;
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
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
    setUrlShown(false);
    if (await openShareDialog({ title, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      showToast('Link copied', 'success');
    } catch {
      setUrlShown(true);
    }
  };
  return (
    <div className="grid justify-items-start gap-3 noscript:hidden print:hidden">
      <Button variant="outline" size="sm" onClick={() => void handleClick()}>
        <Share aria-hidden className="size-4.5" />
        <Word>Share</Word>
        <span className="sr-only"> {title}</span>
      </Button>
      {isUrlShown && (
        // Selected, so that it can be copied by keyboard or context menu.
        <Field label="The link could not be copied. Copy it here:" className="w-full max-w-md">
          <TextInput ref={focusOnMount} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </Field>
      )}
    </div>
  );
}
