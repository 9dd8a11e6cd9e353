import type { ComposedPage } from '@domain/page/composed-page';
import { toPlainText } from '../../domain/page-text';
import { absoluteImageUrl } from './absolute-image-url';
import { breweryId } from './taproom-json-ld';

type Context = { publicUrl: string; image: string | null };

/** The page, and its questions as FAQ. */
export const composedPageJsonLd = (page: ComposedPage, context: Context): object[] => [
  webPage(page, context),
  ...faqPage(page),
];

const webPage = ({ path, title, seo }: ComposedPage, { publicUrl, image }: Context) => ({
  '@type': 'WebPage',
  '@id': publicUrl + path,
  url: publicUrl + path,
  name: title,
  description: seo.description,
  ...(image && { primaryImageOfPage: { '@type': 'ImageObject', url: absoluteImageUrl(image, publicUrl) } }),
  isPartOf: { '@type': 'WebSite', '@id': `${publicUrl}/#website`, url: publicUrl },
  publisher: { '@type': 'Brewery', '@id': breweryId(publicUrl) },
});

function faqPage({ sections }: ComposedPage) {
  const questions = sections.flatMap((section) => (section.type === 'questions' ? section.items : []));
  const answered = questions.flatMap(({ question, answer }) => {
    const text = toPlainText(answer);
    return text ? [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }] : [];
  });
  return answered.length > 0 ? [{ '@type': 'FAQPage', mainEntity: answered }] : [];
}
