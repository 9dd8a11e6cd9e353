/** New inquiries, the longest waiting first. */
import { overdueBefore } from '#domain/inquiry/overdue';
import { previewInquiry } from '#domain/inquiry/preview';
import type { HomeSections } from '#domain/panel/home';
import { inquiryUid, type InquiryDocument } from '../../api/inquiry/document';
import { serializeInquiry } from '../../api/inquiry/serialize';

const shownCount = 10;
const maxPreview = 160;

export async function fetchInquiriesSection(now: Date): Promise<HomeSections['inquiries']> {
  const inquiries = strapi.db.query(inquiryUid);
  const where = { inquiryStatus: 'new' };
  const dueBefore = overdueBefore(now);
  const [oldest, total, overdue] = await Promise.all([
    inquiries.findMany({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], limit: shownCount }),
    inquiries.count({ where }),
    inquiries.count({ where: { ...where, createdAt: { $lt: dueBefore } } }),
  ]);
  return {
    total,
    overdue,
    oldest: (oldest as InquiryDocument[]).map(serializeInquiry).map((inquiry) => ({
      id: inquiry._id,
      name: inquiry.name,
      kind: inquiry.kind,
      preview: previewInquiry(inquiry).slice(0, maxPreview),
      createdAt: inquiry.createdAt,
      isOverdue: new Date(inquiry.createdAt) < dueBefore,
    })),
  };
}
