import { LegalAddress } from './legal-address';
import type { LegalDocument, LegalParty } from './legal-document';

/** What this site really does with what visitors tell it. Change it together with the features it describes. */
export const privacyPolicy = ({ name, site, address, email, phone }: LegalParty): LegalDocument => ({
  title: 'Privacy Policy',
  updated: '2026-11-01',
  lead: `${name} is a family brewery. We ask for as little as we can, use it for what you asked of us, and do not sell it. This page says exactly what that means on ${site}.`,
  sections: [
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      body: (
        <>
          <p>You can read every page of this site without telling us who you are. We only hold what you send us:</p>
          <ul>
            <li>
              <strong>Contact messages:</strong> your name, e-mail address, phone number if you give it, the subject and
              your message.
            </li>
            <li>
              <strong>Private event requests:</strong> the same, and the kind of event you have in mind.
            </li>
            <li>
              <strong>Shipping order requests:</strong> your name, e-mail address, phone number if you give it, delivery
              address, the beers and quantity you would like, and the delivery date you prefer.
            </li>
            <li>
              <strong>Newsletter:</strong> your e-mail address, the page you signed up on, and when you did.
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
            Like any web server, ours notes the address a request came from, the page that was asked for, the time and
            the browser. We use these notes to keep the site running, to find faults and to hold back abuse such as
            automated form posts. They are deleted after 30 days.
          </p>
          <p>
            This site sets no advertising or analytics cookies and runs no trackers. The only cookie we use belongs to
            our own staff when they sign in.
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
          <li>To check that a delivery of alcohol is lawful: the state it goes to, and the age of who receives it.</li>
          <li>To meet our duties under tax and alcohol law.</li>
        </ul>
      ),
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      body: (
        <>
          <p>
            Our own staff, and the companies that carry out part of the work for us: the host of this site, the service
            that delivers our e-mail, and the licensed carrier that brings your order. They may use your details for
            that work only. We do not sell or rent personal information and do not share it for advertising.
          </p>
          <p>We hand over information when a law, a court or a regulator requires it of us, and not otherwise.</p>
        </>
      ),
    },
    {
      id: 'other-services',
      heading: 'Services of others on this site',
      body: (
        <>
          <p>
            The rewards page shows a program in a frame; what you enter there goes to its operator under its own policy.
            The map of our distributors may load street pictures from a map server, which then sees your network
            address. Links to social networks, calendars and ticket shops lead to those services and send them nothing
            until you follow them.
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
          <li>Shipping orders: 4 years, as alcohol and tax records require.</li>
          <li>
            Newsletter: until you unsubscribe. We then keep the address marked as inactive, so that we do not write to
            you again by mistake, and delete it when you ask.
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
            Every newsletter has an unsubscribe link that works without signing in. You can ask us at any time for a
            copy of what we hold about you, to correct it or to delete it; we answer within 30 days and treat you no
            differently for having asked.
          </p>
          <p>
            These are your rights under the California Consumer Privacy Act if you live in California. We give them to
            everybody. As we do not track visitors across sites, “Do Not Track” and Global Privacy Control signals
            change nothing: you are already not tracked.
          </p>
        </>
      ),
    },
    {
      id: 'age',
      heading: 'Visitors under 21',
      body: (
        <p>
          Families are welcome in our taprooms, but this site speaks about beer and is meant for adults of legal
          drinking age. We do not knowingly collect information from anybody under 21. If you think we have, tell us and
          we will delete it.
        </p>
      ),
    },
    {
      id: 'security',
      heading: 'How we protect it',
      body: (
        <p>
          Connections to this site are encrypted. Messages are stored where only staff who sign in can read them, and
          passwords of staff are kept as one-way hashes. No system is perfect; if a breach concerned you, we would tell
          you without delay.
        </p>
      ),
    },
    {
      id: 'changes',
      heading: 'Changes and questions',
      body: (
        <>
          <p>
            When this policy changes we change the date at its top, and say so in the newsletter if the change matters.
            Questions, requests and complaints reach a person here:
          </p>
          <LegalAddress name={name} address={address} email={email} phone={phone} />
        </>
      ),
    },
  ],
});
