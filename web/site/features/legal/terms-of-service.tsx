import { LegalAddress } from './legal-address';
import type { LegalDocument, LegalParty } from './legal-document';

/** The rules for using the site, and what a request sent through it does and does not promise. */
export const termsOfService = ({ name, site, address, email, phone }: LegalParty): LegalDocument => ({
  title: 'Terms of Service',
  updated: '2026-11-01',
  lead: `These are the rules for using ${site}. They are written to be read. By using the site you agree to them; if you do not, please do not use it.`,
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      body: (
        <p>
          This site is run by {name}, a licensed brewery at {address}. “We” and “us” mean {name}; “you” means the person
          using the site.
        </p>
      ),
    },
    {
      id: 'age',
      heading: 'Legal drinking age',
      body: (
        <p>
          We make alcoholic beverages. You must be at least 21 years old to buy, be served or receive them in the United
          States, and of legal drinking age where you live. We check identification in our taprooms, and carriers check
          it at your door. Please drink responsibly, and never drink and drive.
        </p>
      ),
    },
    {
      id: 'beers',
      heading: 'Our beers on this site',
      body: (
        <p>
          We describe our beers as carefully as we brew them, but batches differ, and what is pouring changes. Strength,
          bitterness, ingredients, sizes and availability are given in good faith and may change without notice. If you
          have an allergy, ask us before you drink: beer contains barley and may contain wheat, oats or lactose.
        </p>
      ),
    },
    {
      id: 'shipping',
      heading: 'Shipping order requests',
      body: (
        <>
          <p>
            The shipping form asks us for beer; it is not yet a purchase. We answer within 24 hours with availability
            and price. A contract exists when we have confirmed the order and you have paid for it.
          </p>
          <ul>
            <li>We ship only to the states listed on the shipping page, and only where the law allows it.</li>
            <li>An adult of 21 or over must receive the parcel and show a valid government ID.</li>
            <li>A parcel refused or undeliverable for that reason comes back to us; the freight cannot be refunded.</li>
            <li>Beer that arrives broken or wrong is replaced or refunded if you tell us within 7 days.</li>
            <li>Our beer may not be resold.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'events',
      heading: 'Events and tickets',
      body: (
        <p>
          Events may change or be called off, because of weather for example; the events page shows the latest. Tickets
          that are sold by a ticket shop fall under that shop’s terms. If we cancel an event you paid us for, you get
          your money back.
        </p>
      ),
    },
    {
      id: 'private-events',
      heading: 'Private events',
      body: (
        <p>
          A private event request is an inquiry. A date is yours once we have confirmed it in writing and received the
          deposit named there. House rules on capacity, noise and closing time apply to every event.
        </p>
      ),
    },
    {
      id: 'newsletter',
      heading: 'Newsletter and rewards',
      body: (
        <p>
          The newsletter is free and ends the moment you unsubscribe. The rewards program has terms of its own, shown
          when you join; points have no cash value and are void where prohibited.
        </p>
      ),
    },
    {
      id: 'fair-use',
      heading: 'Using the site fairly',
      body: (
        <>
          <p>Please do not:</p>
          <ul>
            <li>send us false details, or somebody else’s without their consent;</li>
            <li>try to get into parts of the site that are not public, or get in the way of others using it;</li>
            <li>post through our forms by machine.</li>
          </ul>
          <p>Reading our calendar feeds and structured data by machine is welcome: that is what they are for.</p>
        </>
      ),
    },
    {
      id: 'content',
      heading: 'Names, pictures and texts',
      body: (
        <p>
          The name {name}, our marks, labels, photographs and texts belong to us. You may share pages and quote from
          them with a link. For anything else, ask; we usually say yes.
        </p>
      ),
    },
    {
      id: 'links',
      heading: 'Other sites',
      body: (
        <p>
          We link to social networks, map directions, calendars and ticket shops because they are useful. We do not run
          them and are not responsible for what they do.
        </p>
      ),
    },
    {
      id: 'liability',
      heading: 'What we promise, and what we cannot',
      body: (
        <p>
          We keep the site correct and available as best we can, but provide it “as is”, without warranties of any kind.
          As far as the law allows, we are not liable for indirect or consequential loss from using it. Nothing here
          limits rights that consumers have by law, or liability for harm caused by intent or gross negligence.
        </p>
      ),
    },
    {
      id: 'law',
      heading: 'Law and changes',
      body: (
        <p>
          The law of California applies, and the courts of Placer County, California decide, unless the law of your home
          gives you another. When these terms change, we change the date at the top; what you already ordered stays
          under the terms of that day. If one clause fails, the rest stands.
        </p>
      ),
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: <LegalAddress name={name} address={address} email={email} phone={phone} />,
    },
  ],
});
