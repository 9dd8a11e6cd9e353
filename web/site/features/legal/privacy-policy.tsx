import { LegalAddress } from './legal-address';
import type { LegalDocument, LegalParty } from './legal-document';

/** Describes what the site actually does with personal data: update it with the features it describes. */
export const privacyPolicy = ({ name, site, address, email, phone }: LegalParty): LegalDocument => ({
  title: 'Privacy Policy',
  updated: '2026-11-22',
  lead: `${name} is a family brewery. We collect as little information as we can, use it only for what you asked us to do, and never sell it. This page explains what that means on ${site}.`,
  sections: [
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      body: (
        <>
          <p>You can read every page of this site without telling us who you are. We keep only what you send us:</p>
          <ul>
            <li>
              <strong>Contact messages:</strong> your name, email address, phone number if you give it, the subject and
              your message.
            </li>
            <li>
              <strong>Private event requests:</strong> the same, plus the type of event.
            </li>
            <li>
              <strong>Shipping order requests:</strong> your name, email address, phone number if you give it, delivery
              address, the beers and quantity you want, and your preferred delivery date.
            </li>
            <li>
              <strong>Newsletter:</strong> your email address, the page where you signed up, and the date.
            </li>
          </ul>
          <p>
            We never ask for payment details on this site. When an order is confirmed, payment is arranged with you
            directly.
          </p>
        </>
      ),
    },
    {
      id: 'technical-data',
      heading: 'Technical data',
      body: (
        <>
          <p>
            Like any web server, ours logs the IP address, the requested page, the time and the browser of each request.
            We use these logs to keep the site running, to find errors and to prevent abuse such as automated form
            submissions. They are deleted after 30 days.
          </p>
          <p>
            This site uses no advertising or analytics cookies and no trackers. The only cookie we set is for our staff
            when they sign in.
          </p>
        </>
      ),
    },
    {
      id: 'how-we-use-it',
      heading: 'How we use it',
      body: (
        <ul>
          <li>To answer your message, plan your event or arrange your delivery.</li>
          <li>To send the newsletter you subscribed to, with news of releases and events.</li>
          <li>To check that a delivery of alcohol is legal in the destination state and for the recipient’s age.</li>
          <li>To meet our obligations under tax and alcohol laws.</li>
        </ul>
      ),
    },
    {
      id: 'who-sees-it',
      heading: 'Who we share it with',
      body: (
        <>
          <p>
            Our staff, and companies that work for us: our web host, the service that delivers our email, and the
            licensed carrier that delivers your order. They may use your information only for that work. We do not sell
            or rent personal information and do not share it for advertising.
          </p>
          <p>We disclose information to authorities only when a law, a court or a regulator requires it.</p>
        </>
      ),
    },
    {
      id: 'other-services',
      heading: 'Third-party services',
      body: (
        <>
          <p>
            The rewards page embeds a rewards program; what you enter there goes to its operator under its own privacy
            policy. Our distributor map may load street map images from a map server, which then sees your IP address.
            Links to social networks, calendars and ticket sellers send those services nothing until you follow them.
          </p>
        </>
      ),
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      body: (
        <ul>
          <li>Messages and private event requests: 24 months after the last reply.</li>
          <li>Shipping orders: 4 years, as alcohol and tax laws require.</li>
          <li>
            Newsletter: until you unsubscribe. After that we keep your email address, marked as inactive, so that we
            don’t email you again by mistake, and delete it on request.
          </li>
        </ul>
      ),
    },
    {
      id: 'your-choices',
      heading: 'Your choices',
      body: (
        <>
          <p>
            Every newsletter has an unsubscribe link that works without signing in. At any time you can ask us for a
            copy of the information we have about you, or to correct or delete it. We respond within 30 days and will
            not treat you differently for asking.
          </p>
          <p>
            If you live in California, these are your rights under the California Consumer Privacy Act. We extend them
            to everyone. Because we do not track visitors across sites, “Do Not Track” and Global Privacy Control
            signals make no difference: you are not tracked either way.
          </p>
        </>
      ),
    },
    {
      id: 'age',
      heading: 'Visitors under 21',
      body: (
        <p>
          Families are welcome in our taprooms, but this site is about beer and is meant for adults of legal drinking
          age. We do not knowingly collect information from anyone under 21. If you think we have, let us know and we
          will delete it.
        </p>
      ),
    },
    {
      id: 'security',
      heading: 'How we protect it',
      body: (
        <p>
          Connections to this site are encrypted. Only signed-in staff can read your messages, and staff passwords are
          stored as one-way hashes. No system is perfect; if a breach affects you, we will notify you without delay.
        </p>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes and questions',
      body: (
        <>
          <p>
            When we change this policy, we update the date at the top and announce major changes in the newsletter. For
            questions, requests and complaints, contact us:
          </p>
          <LegalAddress name={name} address={address} email={email} phone={phone} />
        </>
      ),
    },
  ],
});
