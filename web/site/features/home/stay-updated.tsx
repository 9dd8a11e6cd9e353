import { Container } from '../../../ui/container';
import { NewsletterForm } from '../newsletter/newsletter-form';

/** The amber band: the newsletter. */
export function StayUpdated() {
  return (
    <section aria-labelledby="stay-updated" className="bg-amber py-14 text-ink md:py-20 print:hidden">
      <Container width="wide">
        <div className="grid items-end gap-8 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <h2 id="stay-updated" className="text-title">
              Stay Updated
            </h2>
            <p className="mt-3 max-w-xl text-lead">
              New releases, taproom nights and the odd recipe. One letter a month, and none you did not ask for.
            </p>
          </div>
          <NewsletterForm source="website" confirm="inline" className="lg:col-span-6" />
        </div>
      </Container>
    </section>
  );
}
