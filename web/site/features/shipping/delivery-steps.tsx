import IdCard from 'lucide-react/icons/id-card';
import { Container } from '../../../ui/container';

const steps = [
  { title: 'You send a request', text: 'Fill in the form. You aren’t charged anything yet.' },
  {
    title: 'We reply within 24 hours',
    text: 'With availability and pricing details, by email, or by phone if you gave us a number.',
  },
  { title: 'We pack it cold', text: 'Cans leave the cold room on the day they ship, boxed to arrive in one piece.' },
  { title: 'You sign for it', text: 'The carrier delivers only to an adult with a valid ID.' },
];

/** The steps of an order and the age requirement. */
export function DeliverySteps() {
  return (
    <div className="bg-char py-16 md:py-24">
      <Container>
        <div className="max-w-md lg:pl-4">
          <h2 className="text-heading">Delivery information</h2>
          <ol className="mt-8 grid gap-7">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[3rem_minmax(0,1fr)] items-start">
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
              <strong>21+ with valid ID.</strong> Delivery requires the recipient to be 21 or older and to show a valid
              ID. Otherwise, the package comes back to us.
            </p>
          </div>
        </div>
      </Container>
    </div>
  );
}
