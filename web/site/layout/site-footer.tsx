import { lazy, Suspense, type ComponentType } from 'react';
import { phoneUrl } from '@domain/shared/phone-number';
import type { NavigationItem } from '@domain/site/schema';
import type { TaproomSummary } from '@domain/taproom/schema';
import { todayIn } from '@domain/time/zone';
import { formatAddress } from '../../domain/us-address';
import { listNetworks } from '../shared/networks';
import { Container, Ridge } from '../../ui/layout';
import { SmartLink } from '../../ui/smart-link';
import { Word } from '../../ui/use-words';
import { DeferredLayout } from '../shared/deferred-layout';
import { directionsUrl, emailUrl } from '../shared/location/contact-urls';
import { useShownTaproom } from '../shared/taproom/use-taprooms';
import { legalLinks } from '../navigation';
import { useNow, useSite } from '../site-context';
import { SiteLogo } from './site-logo';

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
const headingClass = 'font-display text-label font-semibold text-amber uppercase';

/** Hours, phone, e-mail and address of the taproom whose page this is, else of the first one. */
function FooterTaproom() {
  const taproom = useShownTaproom();
  if (!taproom) return null;
  const { phone, email, address } = taproom.contact;
  return (
    <section aria-labelledby="footer-taproom" className="col-span-2 sm:col-span-1 lg:col-span-3">
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

export function SiteFooter() {
  const { brand, timeZone, footerLinks } = useSite();
  const { poweredByName, poweredByUrl } = brand;
  const now = useNow();
  const networks = listNetworks(brand, 'size-5');
  return (
    <DeferredLayout as="footer" className="bg-ink text-oat print:hidden">
      <Ridge className="-mb-px text-char" />
      <div className="bg-char pt-6 pb-6 md:pt-16 md:pb-10">
        <Container width="wide">
          <div className="grid grid-cols-2 gap-x-8 gap-y-6 md:gap-y-12 lg:grid-cols-12">
            <div className="col-span-2 lg:col-span-5">
              <SiteLogo className="h-17" />
              {brand.footerText && <p className="mt-4 max-w-md text-lead text-oat">{brand.footerText}</p>}
              {networks.length > 0 && (
                <ul className="mt-4 flex flex-wrap gap-3">
                  {networks.map(({ href, name, icon }) => (
                    <li key={href}>
                      <SmartLink
                        href={href}
                        aria-label={`${name} (opens in a new tab)`}
                        className="grid size-12 place-items-center rounded-full border border-bark text-oat transition-colors duration-200 hover:border-amber hover:bg-amber hover:text-ink"
                      >
                        {icon}
                      </SmartLink>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <FooterTaproom />
            {footerLinks.length > 0 && (
              <nav aria-labelledby="footer-quick-links" className="lg:col-span-2">
                <h2 id="footer-quick-links" className={headingClass}>
                  <Word>Quick Links</Word>
                </h2>
                <FooterLinks items={footerLinks} />
              </nav>
            )}
            <nav aria-labelledby="footer-legal" className="sm:max-lg:col-start-2 lg:col-span-2">
              <h2 id="footer-legal" className={headingClass}>
                <Word>Legal</Word>
              </h2>
              <FooterLinks items={legalLinks} />
            </nav>
          </div>
          <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t md:mt-14 border-line pt-6 text-base text-smoke">
            <p>
              © {todayIn(timeZone, now).slice(0, 4)} {joinSentence(brand.name, brand.advertiserLine)} All rights
              reserved.
            </p>
            {poweredByName && (
              <p>
                <Word>Powered By</Word>{' '}
                {poweredByUrl ? (
                  <SmartLink href={poweredByUrl} className="text-oat underline underline-offset-4 hover:text-amber">
                    {poweredByName}
                  </SmartLink>
                ) : (
                  poweredByName
                )}
              </p>
            )}
          </div>
        </Container>
      </div>
    </DeferredLayout>
  );
}

/** `Boldridge Brewing Co., Auburn, California.`, with one period after `Boldridge Brewing Co.` alone. */
const joinSentence = (name: string, line: string) => (line ? `${name}, ${line}` : name).replace(/\.?$/, '.');

function FooterLinks({ items }: { items: readonly NavigationItem[] }) {
  return (
    <ul className="mt-3">
      {items.map((item) => (
        <li key={item.label + item.href}>
          <SmartLink href={item.href} className="inline-flex min-h-11 items-center text-lg hover:text-amber">
            <Word>{item.label}</Word>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
