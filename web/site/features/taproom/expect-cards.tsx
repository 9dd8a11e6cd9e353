import Baby from 'lucide-react/icons/baby';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Sandwich from 'lucide-react/icons/sandwich';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublicTaproom } from '@domain/location/location';
import { SmartLink } from '../../../ui/smart-link';
import { formatAddress } from '@domain/location/us-address';
import { directionsUrl } from '../../shared/location/contact-urls';
import { HoursTable } from '../../shared/location/hours-table';
import { OpenStatus } from '../../shared/location/open-status';

/** 'What to Expect' in Folsom (visitor-site.md §2). */
export function ExpectCards({ taproom: { contact, hours } }: { taproom: PublicTaproom }) {
  return (
    <div className="grid grid-cols-1 gap-px overflow-hidden rounded-card bg-line lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]">
      <Card Icon={MapPin} title="Location" className="lg:col-span-2">
        <address className="text-lead not-italic">{contact.address && formatAddress(contact.address)}</address>
        {contact.address && (
          <SmartLink
            href={directionsUrl(contact.address)}
            className="mt-3 inline-flex min-h-11 items-center text-amber underline underline-offset-4"
          >
            Get directions
          </SmartLink>
        )}
      </Card>
      <Card Icon={Clock} title="Opening hours" className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <OpenStatus hours={hours} />
        <HoursTable hours={hours} className="mt-2" />
      </Card>
      <Card Icon={Baby} title="Family friendly">
        <p>Kids are welcome everywhere. Pets are welcome on the patio only, where you’ll find water bowls.</p>
      </Card>
      <Card Icon={Sandwich} title="Food options">
        <p>The kitchen is being remodeled, so food is coming soon. Until then, bring your own; we have plates.</p>
      </Card>
    </div>
  );
}

type CardProps = { Icon: LucideIcon; title: string; className?: string; children: ReactNode };

function Card({ Icon, title, className = '', children }: CardProps) {
  return (
    <div className={`bg-char p-5 phone:p-[min(1.5rem,5vw)] sm:p-8 lg:p-10 ${className}`}>
      <Icon aria-hidden strokeWidth={1.5} className="size-8 text-amber" />
      <h3 className="mt-5 mb-4 text-heading">{title}</h3>
      <div className="text-lg text-oat/90">{children}</div>
    </div>
  );
}
