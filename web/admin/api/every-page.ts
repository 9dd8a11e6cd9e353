/** For what has to be counted or found among all records: every page of a list, a few at a time. */
import type { Pagination } from '@domain/shared/envelope';

const pageSize = 100;
const atOnce = 4;

type Page = { pagination: Pagination };

export async function everyPage<Answer extends Page>(
  fetchPage: (paging: { page: number; limit: number }) => Promise<Answer>,
): Promise<[Answer, ...Answer[]]> {
  const answers: [Answer, ...Answer[]] = [await fetchPage({ page: 1, limit: pageSize })];
  const { pages } = answers[0].pagination;
  for (let first = 2; first <= pages; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, pages - first + 1) }, (_, offset) => first + offset);
    answers.push(...(await Promise.all(numbers.map((page) => fetchPage({ page, limit: pageSize })))));
  }
  return answers;
}
