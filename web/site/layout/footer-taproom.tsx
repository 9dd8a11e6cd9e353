import { lazy, Suspense, type ComponentType } from 'react';
import { formatAddress } from '@domain/location/us-address';
import { describeWeek } from '@domain/taproom/open-days';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { phoneUrl } from '@domain/shared/phone-number';
import { SmartLink } from '../../ui/smart-link';
import { directionsUrl, emailUrl } from '../shared/location/contact-urls';
import { usePageTaproom } from '../shared/taproom/use-page-taproom';
import { useTaproom } from '../shared/taproom/use-taproom';
import { useFirstTaproom } from '../shared/taproom/use-taprooms';

type FooterStatusProps = { taproom: TaproomSummary };

/** A chunk of its own, because it is rarely needed; the server, which can't render what it loads lazily, has it at once. */
const FooterStatus: ComponentType<FooterStatusProps> = import.meta.env.SSR
  ? (await import('./footer-status')).FooterStatus
  : lazy<ComponentType<FooterStatusProps>>(() =>
      import('./footer-status').then(
        (module) => ({ default: module.FooterStatus }),
        () => ({ default: () => null }),
      ),
    );

const linkClass = 'inline-flex min-h-11 items-center hover:text-amber';

/** Hours, phone, e-mail and address of the taproom whose page this is, else of the first one. */
export function FooterTaproom({ headingClass, className }: { headingClass: string; className: string }) {
  const first = useFirstTaproom();
  const { taproom } = useTaproom((usePageTaproom() ?? first)?.slug);
  if (!taproom) return null;
  const { phone, email, address } = taproom.contact;
  const { heading, text } = describeWeek(taproom);
  const { exceptions, closesEarly } = taproom.openingHours;
  return (
    <section aria-labelledby="footer-taproom" className={className}>
      <h2 id="footer-taproom" className={headingClass}>
        {heading}
      </h2>
      <div className="mt-3 grid grid-cols-1 justify-items-start text-lg wrap-anywhere">
        {text && <p className="flex min-h-11 items-center text-balance">{text}</p>}
        {(closesEarly ?? exceptions.length > 0) && (
          <Suspense>
            <FooterStatus taproom={taproom} />
          </Suspense>
        )}
        {phone && (
          <SmartLink href={phoneUrl(phone)} className={linkClass}>
            {phone}
          </SmartLink>
        )}
        {email && (
          <SmartLink href={emailUrl(email)} className={linkClass}>
            {email}
          </SmartLink>
        )}
        {address && (
          <SmartLink href={directionsUrl(address)} className={`${linkClass} items-start py-2 leading-snug`}>
            <address className="whitespace-pre-line not-italic">{formatAddress(address)}</address>
          </SmartLink>
        )}
      </div>
    </section>
  );
}
