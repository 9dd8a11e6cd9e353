import type { ReactNode } from 'react';
import { Container, Eyebrow } from '../../../ui/layout';
import type { ImageSource } from '../../../ui/responsive-image';
import { heroContact } from '../../assets/layout-images';
import { BackgroundPhoto } from '../background-photo';

type StatusPageProps = { label: string | null; title: string; photo?: ImageSource; children?: ReactNode };

/** Full-page message, such as an error; the children contain the text and the next steps. */
export function StatusPage({ label, title, photo = heroContact, children }: StatusPageProps) {
  return (
    <div className="relative isolate flex min-h-[88svh] items-center overflow-hidden">
      <BackgroundPhoto image={{ ...photo, alt: '' }} crop="object-[80%_50%]" textPosition="left" />
      <div className="w-full pt-32 pb-20">
        <Container width="wide">
          {label && <Eyebrow>{label}</Eyebrow>}
          <h1 className="mt-4 max-w-[7.75em] text-page">{title}</h1>
          {children && <div className="mt-6 max-w-lg text-lead">{children}</div>}
        </Container>
      </div>
    </div>
  );
}
