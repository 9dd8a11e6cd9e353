import ArrowLeft from 'lucide-react/icons/arrow-left';
import { SmartLink } from '../../ui/smart-link';

type BackLinkProps = { href: string; className: string; children: string };

/** From a detail page to its list. */
export const BackLink = ({ href, className, children }: BackLinkProps) => (
  <SmartLink
    href={href}
    className={`inline-flex min-h-11 items-center gap-2 font-display text-lg font-semibold tracking-[0.08em] uppercase hover:underline print:hidden ${className}`}
  >
    <ArrowLeft aria-hidden className="size-5" />
    {children}
  </SmartLink>
);
