import { addressText } from '../shared/location/address-text';
import { directionsUrl, emailUrl, phoneUrl } from '../shared/location/directions';
import { useTaproom } from '../shared/location/use-taproom';
import { Skeleton } from '../../ui/skeleton';
import { SmartLink } from '../../ui/smart-link';

const link = 'inline-flex min-h-11 items-center hover:text-amber';

/** Hours, phone, e-mail and address of the Auburn taproom. */
export function FooterVisit({ headingClass, className }: { headingClass: string; className: string }) {
  const { taproom, isPending } = useTaproom('auburn');
  const { phone, email, address } = taproom.contact;
  return (
    <section aria-labelledby="footer-visit" aria-busy={isPending} className={className}>
      <h2 id="footer-visit" className={headingClass}>
        Open 7 days a week
      </h2>
      {isPending ? (
        <div className="mt-4 grid gap-4">
          <span className="sr-only">Loading hours and contact…</span>
          {['w-44', 'w-36', 'w-52', 'w-48'].map((width) => (
            <Skeleton key={width} className={`h-5 ${width}`} />
          ))}
        </div>
      ) : (
        <div className="mt-3 grid justify-items-start text-lg">
          <p className="flex min-h-11 items-center">{taproom.hours.display}</p>
          {phone && (
            <SmartLink href={phoneUrl(phone)} className={link}>
              {phone}
            </SmartLink>
          )}
          {email && (
            <SmartLink href={emailUrl(email)} className={`${link} break-all`}>
              {email}
            </SmartLink>
          )}
          {address && (
            <SmartLink href={directionsUrl(address)} className={`${link} items-start py-2 leading-snug`}>
              <address className="whitespace-pre-line not-italic">{addressText(address)}</address>
            </SmartLink>
          )}
        </div>
      )}
    </section>
  );
}
