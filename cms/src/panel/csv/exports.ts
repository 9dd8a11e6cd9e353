/** The lists that the panel exports as the staff app does, with the panel's filters and order. */
import { beerCsvHeader, beerCsvRow } from '#domain/beer/csv';
import { inquiryCsvHeader, inquiryCsvRow } from '#domain/inquiry/csv';
import { subscriberCsvHeader, subscriberCsvRow } from '#domain/subscriber/csv';
import type { Download } from '#lib/send-csv';
import { beerUid, type BeerDocument } from '../../api/beer/document';
import { staffBeer } from '../../api/beer/serialize';
import { inquiryUid, type InquiryDocument } from '../../api/inquiry/document';
import { serializeInquiry } from '../../api/inquiry/serialize';
import { subscriberUid, type SubscriberDocument } from '../../api/subscriber/document';
import { serializeSubscriber } from '../../api/subscriber/serialize';

type CsvExport<Document> = {
  uid: string;
  /** In URLs. */
  path: string;
  download: Download;
  header: string[];
  /** The attribute of each column, which a role may be unable to read; empty for none. */
  attributes: string[];
  toRow: (document: Document) => string[];
};

/** The columns of beers have the names of the attributes: `Is Active`, `ABV`. */
export const toAttribute = (column: string) =>
  column
    .split(' ')
    .map((word, index) => (index === 0 ? word.toLowerCase() : word))
    .join('');

const beers: CsvExport<BeerDocument> = {
  uid: beerUid,
  path: 'beers',
  download: { area: 'beers', name: 'beers' },
  header: beerCsvHeader,
  attributes: beerCsvHeader.map(toAttribute),
  toRow: (beer) => beerCsvRow(staffBeer(beer)),
};

const subscribers: CsvExport<SubscriberDocument> = {
  uid: subscriberUid,
  path: 'subscribers',
  download: { area: 'subscribers', name: 'newsletter-subscribers' },
  header: subscriberCsvHeader,
  attributes: ['email', 'source', 'subscribedAt', 'isActive'],
  toRow: (subscriber) => subscriberCsvRow(serializeSubscriber(subscriber)),
};

const inquiries: CsvExport<InquiryDocument> = {
  uid: inquiryUid,
  path: 'inquiries',
  download: { area: 'inquiries', name: 'inquiries' },
  header: inquiryCsvHeader,
  // No attribute: everyone who may read an inquiry sees when it was received.
  attributes: ['kind', 'inquiryStatus', 'name', 'email', 'phone', 'message', 'details', ''],
  toRow: (inquiry) => inquiryCsvRow(serializeInquiry(inquiry)),
};

/** Drops the type of the documents, which differs between the exports. */
const eraseType = <Document>({ toRow, ...rest }: CsvExport<Document>): CsvExport<object> => ({
  ...rest,
  toRow: (document) => toRow(document as Document),
});

export const csvExports = [eraseType(beers), eraseType(subscribers), eraseType(inquiries)];
