import { inquiryCsvRow } from '#domain/inquiry/csv';
import type { InquiryCsvQuery } from '#domain/inquiry/query';
import { searchInquiries } from './queries';
import { serializeInquiry } from './serialize';

export async function* exportInquiries(query: InquiryCsvQuery): AsyncGenerator<string[]> {
  for await (const inquiry of searchInquiries(query)) yield inquiryCsvRow(serializeInquiry(inquiry));
}
