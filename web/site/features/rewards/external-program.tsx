import { useEffect, useRef, useState } from 'react';
import type { rewardsHero } from '@domain/page/pages/rewards';
import type { ValuesOf } from '@domain/page/fields';
import { Button, buttonClass } from '../../../ui/button';
import { useHydrated } from '../../../ui/use-hydrated';
import { RewardsEmbed } from './rewards-embed';

type ExternalProgramProps = { src: string; texts: ValuesOf<typeof rewardsHero> };

/** A program of another site, which gets the visitor's IP address, and may set cookies, only once the visitor asks for it. */
export function ExternalProgram({ src, texts }: ExternalProgramProps) {
  const isHydrated = useHydrated();
  const [isRequested, setRequested] = useState(false);
  const program = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused button was removed.
    if (isRequested) program.current?.focus();
  }, [isRequested]);
  if (isRequested) {
    return (
      <div ref={program} tabIndex={-1}>
        <RewardsEmbed src={src} texts={texts} />
      </div>
    );
  }
  return (
    <div className="pt-(--header-compact)">
      <h1 className="sr-only">{texts.title}</h1>
      <div className="grid min-h-[max(32rem,calc(100svh-var(--header-compact)))] place-content-center justify-items-center gap-6 bg-char px-6 text-center">
        <p aria-hidden className="font-display text-title font-bold uppercase">
          {texts.title}
        </p>
        <p className="max-w-md text-lead text-balance wrap-anywhere noscript:hidden">
          The rewards program comes from {new URL(src).hostname}, which sees your IP address and may set cookies.
        </p>
        <noscript>
          {import.meta.env.SSR && <p className="max-w-md text-lead text-balance">{texts.noScriptText}</p>}
        </noscript>
        <div className="flex flex-wrap justify-center gap-4">
          <Button disabled={!isHydrated} onClick={() => setRequested(true)} className="noscript:hidden">
            Show the rewards program
          </Button>
          <a href={src} target="_blank" rel="noopener" className={buttonClass('outline', 'md')}>
            Open the rewards program<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </div>
      </div>
    </div>
  );
}
