/** What a person can put right: one line, shown without a stack trace. */
export class Complaint extends Error {
  /** @override */
  name = 'Complaint';
}
