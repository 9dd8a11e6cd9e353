import { Container } from '../../../ui/container';

/** The top of a page that does not begin with a hero. */
export const TitleBand = ({ title }: { title: string }) => (
  <div className="bg-ink pt-36 pb-12 md:pt-44 md:pb-16 print:p-0">
    <Container width="wide">
      <h1 className="max-w-[12em] text-page wrap-anywhere">{title}</h1>
    </Container>
  </div>
);
