import { todayIn } from '@domain/time/zone';
import { Container } from '../../ui/container';
import { Ridge } from '../../ui/ridge';
import { SmartLink } from '../../ui/smart-link';
import { DeferredLayout } from '../shared/hydration/deferred-layout';
import { useNow, useSite } from '../site-context';
import { FooterTaproom } from './footer-taproom';
import { legalLinks, type NavItem } from './navigation';
import { SiteLogo } from './site-logo';
import { SocialLinks } from './social-links';

const headingClass = 'font-display text-label font-semibold text-amber uppercase';

export function SiteFooter() {
  const { brand, timeZone, footerLinks } = useSite();
  const now = useNow();
  return (
    <DeferredLayout as="footer" className="bg-ink text-oat print:hidden">
      <Ridge className="-mb-px text-char" />
      <div className="bg-char pt-10 pb-10 md:pt-16">
        <Container width="wide">
          <div className="grid grid-cols-2 gap-x-8 gap-y-12 lg:grid-cols-12">
            <div className="col-span-2 lg:col-span-5">
              <SiteLogo className="h-17" />
              {brand.footerText && <p className="mt-6 max-w-md text-lead text-oat">{brand.footerText}</p>}
              <SocialLinks networks={['facebook', 'instagram', 'youtube']} className="mt-6" />
            </div>
            <FooterTaproom headingClass={headingClass} className="col-span-2 sm:col-span-1 lg:col-span-3" />
            {footerLinks.length > 0 && (
              <nav aria-labelledby="footer-quick-links" className="lg:col-span-2">
                <h2 id="footer-quick-links" className={headingClass}>
                  Quick Links
                </h2>
                <FooterLinks items={footerLinks} />
              </nav>
            )}
            <nav aria-labelledby="footer-legal" className="sm:max-lg:col-start-2 lg:col-span-2">
              <h2 id="footer-legal" className={headingClass}>
                Legal
              </h2>
              <FooterLinks items={legalLinks} />
            </nav>
          </div>
          <div className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-6 text-base text-smoke">
            <p>
              © {todayIn(timeZone, now).slice(0, 4)} {joinSentence(brand.name, brand.advertiserLine)} All rights
              reserved.
            </p>
            <PoweredBy />
          </div>
        </Container>
      </div>
    </DeferredLayout>
  );
}

/** `Boldridge Brewing Co., Auburn, California.`, with one period after `Boldridge Brewing Co.` alone. */
const joinSentence = (name: string, line: string) => (line ? `${name}, ${line}` : name).replace(/\.?$/, '.');

function PoweredBy() {
  const { poweredByName, poweredByUrl } = useSite().brand;
  if (!poweredByName) return null;
  return (
    <p>
      Powered By{' '}
      {poweredByUrl ? (
        <SmartLink href={poweredByUrl} className="text-oat underline underline-offset-4 hover:text-amber">
          {poweredByName}
        </SmartLink>
      ) : (
        poweredByName
      )}
    </p>
  );
}

function FooterLinks({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className="mt-3">
      {items.map((item) => (
        <li key={item.label + item.href}>
          <SmartLink href={item.href} className="inline-flex min-h-11 items-center text-lg hover:text-amber">
            {item.label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
