import ArrowRight from 'lucide-react/icons/arrow-right';
import { SmartLink } from '../../../ui/smart-link';

/** A link to a full list, below its first taps. */
export const ListLink = ({ href, children }: { href: string; children: string }) => (
  <SmartLink
    href={href}
    className="inline-flex min-h-11 items-center gap-2 font-display text-lg font-semibold tracking-[0.08em] text-amber uppercase hover:text-foam print:hidden"
  >
    {children}
    <ArrowRight aria-hidden className="size-5 shrink-0" />
  </SmartLink>
);
