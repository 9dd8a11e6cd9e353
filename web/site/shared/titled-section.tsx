import { useId, type ComponentProps, type ReactNode } from 'react';
import { Container, Section } from '../../ui/layout';

type TitledSectionProps = ComponentProps<typeof Section> & { heading: ReactNode; headingClass?: string };

/** A section with its headline in a wide container. */
export function TitledSection({ heading, headingClass = 'text-title', children, ...rest }: TitledSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id} {...rest}>
      <Container width="wide">
        <h2 id={id} className={headingClass}>
          {heading}
        </h2>
        {children}
      </Container>
    </Section>
  );
}
