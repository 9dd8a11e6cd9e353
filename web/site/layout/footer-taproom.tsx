import { formatAddress } from '@domain/location/us-address';
import { openDaysLabel } from '@domain/taproom/open-days';
import { SmartLink } from '../../ui/smart-link';
import { directionsUrl, emailUrl, phoneUrl } from '../shared/location/contact-urls';
import { usePageTaproom } from '../shared/taproom/use-page-taproom';
import { useTaproom } from '../shared/taproom/use-taproom';
import { useFirstTaproom } from '../shared/taproom/use-taprooms';

const linkClass = 'inline-flex min-h-11 items-center hover:text-amber';

/** Hours, phone, e-mail and address of the taproom whose page this is, else of the first one. */
export function FooterTaproom({ headingClass, className }: { headingClass: string; className: string }) {
  const first = useFirstTaproom();
  const { taproom } = useTaproom((usePageTaproom() ?? first)?.slug);
  if (!taproom) return null;
  const { phone, email, address } = taproom.contact;
  return (
    <section aria-labelledby="footer-taproom" className={className}>
      <h2 id="footer-taproom" className={headingClass}>
        {openDaysLabel(taproom.openingHours)}
      </h2>
      <div className="mt-3 grid grid-cols-1 justify-items-start text-lg wrap-anywhere">
        <p className="flex min-h-11 items-center text-balance">{taproom.hours.display}</p>
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
