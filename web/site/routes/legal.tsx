import { useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { fillIn } from '@domain/page/fill-in';
import { phoneUrl } from '@domain/shared/phone-number';
import { formatDate } from '@domain/time/format';
import { loadPage } from '../loaders';
import { formatAddress } from '../../domain/us-address';
import { Container, Ridge } from '../../ui/layout';
import { Word, useWords } from '../../ui/use-words';
import { Head } from '../seo/head';
import { emailUrl } from '../shared/location/contact-urls';
import { RichText } from '../shared/page/rich-text';
import { usePage } from '../shared/page/page';
import { useFirstTaproom } from '../shared/taproom/use-taprooms';
import { useSite, type LoaderContext } from '../site-context';

type LegalPageKey = 'privacy-policy' | 'terms-of-service';

const keyOf = (pathname: string): LegalPageKey =>
  pathname.toLowerCase().startsWith('/privacy') ? 'privacy-policy' : 'terms-of-service';

export const loader =
  (context: LoaderContext) =>
  ({ request }: LoaderFunctionArgs) =>
    loadPage(context, keyOf(new URL(request.url).pathname));

/** The brewery as named in the legal texts, with the first taproom's contact details. */
function useLegalParty() {
  const { brand, publicUrl } = useSite();
  const taproom = useFirstTaproom();
  const { address, email, phone } = taproom?.contact ?? {};
  return {
    name: brand.name,
    site: new URL(publicUrl).host,
    address: formatAddress(address ?? ''),
    email: email ?? '',
    phone: phone ?? '',
  };
}

/** Contact details of the brewery, those that it has. */
const LegalAddress = ({ name, address, email, phone }: ReturnType<typeof useLegalParty>) => (
  <address>
    {name}
    {address && [<br key="line" />, address]}
    {email && [
      <br key="line" />,
      <a key="email" href={emailUrl(email)}>
        {email}
      </a>,
    ]}
    {phone && [
      <br key="line" />,
      <a key="phone" href={phoneUrl(phone)}>
        {phone}
      </a>,
    ]}
  </address>
);

/** Dark text on a light background with a table of contents; each section has an id to link to. */
export function Component() {
  const { pathname } = useLocation();
  const toWord = useWords();
  const party = useLegalParty();
  const { seo, hero, sections: content } = fillIn(usePage(keyOf(pathname)), party);
  const { title, updated, lead } = hero;
  const sections = content.flatMap(({ items }) => items);
  return (
    <>
      <Head title={seo.title} description={seo.description} robots="noindex" />
      <div className="bg-ink pt-(--header-tall) print:p-0">
        <div data-label="orchard" className="label-surface pt-12 md:pt-20 print:p-0">
          <Container width="wide">
            <h1 className="text-page">{title}</h1>
            <p className="mt-4 mb-8 text-lg text-smoke">
              <Word>Last updated</Word> <time dateTime={updated}>{formatDate(updated)}</time>
            </p>
          </Container>
          <Ridge className="text-(--color-paper)" />
        </div>
      </div>
      <div data-label="oat" className="on-light label-surface pt-6 pb-14 [color-scheme:light] md:pt-10 md:pb-20">
        <Container width="wide">
          <div className="grid grid-cols-1 gap-12 lg:grid-cols-[16rem_minmax(0,42rem)] lg:gap-20">
            <nav aria-label={toWord('On this page')} className="lg:sticky lg:top-24 lg:self-start" data-no-print>
              <ol className="grid grid-cols-1 gap-1 border-l-2 border-amber pl-5 text-base">
                {sections.map(({ anchor: id, heading }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="inline-block py-1 hover:text-copper-deep hover:underline">
                      {heading}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
            <div>
              <p className="text-lead">{lead}</p>
              {sections.map(({ anchor: id, heading, text, closing }, index) => (
                <section key={id} id={id} aria-labelledby={`${id}-heading`} className="mt-12 scroll-mt-24">
                  <h2 id={`${id}-heading`} className="text-heading">
                    <span aria-hidden className="mr-3 text-copper-deep">
                      {index + 1}
                    </span>
                    {heading}
                  </h2>
                  <div className="mt-4 space-y-4 text-lg [&_a]:underline [&_address]:not-italic [&_li]:ml-5 [&_li]:list-disc [&_li]:pl-1 [&_ul]:space-y-2">
                    <RichText content={text} />
                    {closing === 'address' && <LegalAddress {...party} />}
                  </div>
                </section>
              ))}
            </div>
          </div>
        </Container>
      </div>
    </>
  );
}
