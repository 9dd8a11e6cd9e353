import { lazy, Suspense, type ComponentType } from 'react';
import { formatAddress } from '@domain/location/us-address';
import type { TaproomSummary } from '@domain/taproom/taproom';
import { phoneUrl } from '@domain/shared/phone-number';
import { SmartLink } from '../../ui/smart-link';
import { directionsUrl, emailUrl } from '../shared/location/contact-urls';
import { usePageTaproom } from '../shared/taproom/use-page-taproom';
import { useTaproom } from '../shared/taproom/use-taproom';
import { useFirstTaproom } from '../shared/taproom/use-taprooms';

type FooterWeekProps = { taproom: TaproomSummary; headingClass: string };

const WeekFallback = ({ taproom: { hours }, headingClass }: FooterWeekProps) => (
  <>
    <h2 id="footer-taproom" className={headingClass}>
      Visit us
    </h2>
    <p className="mt-3 text-lg">{hours.display}</p>
  </>
);

/** A chunk of its own, because it knows the holidays; the server, which can't render what it loads lazily, has it at once. */
const FooterWeek: ComponentType<FooterWeekProps> = import.meta.env.SSR
  ? (await import('./footer-week')).FooterWeek
  : lazy<ComponentType<FooterWeekProps>>(() =>
      import('./footer-week').then(
        (module) => ({ default: module.FooterWeek }),
        () => ({ default: WeekFallback }),
      ),
    );

const linkClass = 'inline-flex min-h-11 items-center hover:text-amber';

/** Hours, phone, e-mail and address of the taproom whose page this is, else of the first one. */
export function FooterTaproom({ headingClass, className }: { headingClass: string; className: string }) {
  const first = useFirstTaproom();
  const { taproom } = useTaproom((usePageTaproom() ?? first)?.slug);
  if (!taproom) return null;
  const { phone, email, address } = taproom.contact;
  return (
    <section aria-labelledby="footer-taproom" className={className}>
      <Suspense fallback={<WeekFallback taproom={taproom} headingClass={headingClass} />}>
        <FooterWeek taproom={taproom} headingClass={headingClass} />
      </Suspense>
      <div className="grid grid-cols-1 justify-items-start text-lg wrap-anywhere">
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
