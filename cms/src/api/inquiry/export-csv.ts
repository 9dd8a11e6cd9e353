import { inquiryCsvRow } from '#domain/inquiry/csv';
import type { InquiryCsvQuery } from '#domain/inquiry/query';
import { streamInquiries } from './queries';
import { serializeInquiry } from './serialize';

export async function* exportInquiries(query: InquiryCsvQuery): AsyncGenerator<string[]> {
  for await (const inquiry of streamInquiries(query)) yield inquiryCsvRow(serializeInquiry(inquiry));
}
