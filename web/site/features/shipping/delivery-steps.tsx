import IdCard from 'lucide-react/icons/id-card';
import type { shippingOrder } from '@domain/page/pages/shipping';
import type { SectionOf } from '@domain/page/definition';
import { Container } from '../../../ui/container';

/** The steps of an order and the age requirement. */
export function DeliverySteps({ texts }: { texts: SectionOf<typeof shippingOrder> }) {
  return (
    <div className="bg-char py-16 md:py-24">
      <Container>
        <div className="max-w-md lg:pl-4">
          <h2 className="text-heading">{texts.stepsHeading}</h2>
          <ol className="mt-8 grid gap-7">
            {texts.steps.map(({ title, text }, index) => (
              <li key={index} className="grid grid-cols-[3rem_minmax(0,1fr)] items-start">
                <span aria-hidden className="font-display text-4xl leading-none font-bold text-amber">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-xl tracking-wide">{title}</h3>
                  <p className="mt-1 text-lg text-oat/90">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-10 flex items-start gap-4 border-t-2 border-amber pt-6">
            <IdCard aria-hidden strokeWidth={1.5} className="size-10 shrink-0 text-amber" />
            <p className="text-lg">
              <strong>{texts.ageHeading}</strong> {texts.ageText}
            </p>
          </div>
        </div>
      </Container>
    </div>
  );
}
