import type { ReactNode } from 'react';
import { Container } from '../../../ui/container';
import { Eyebrow } from '../../../ui/eyebrow';
import { heroContact } from '../../assets/layout-images';
import { BackgroundPhoto } from '../background-photo';

/** Full-page message, such as an error; the children contain the text and the next steps. */
export function StatusPage({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  return (
    <div className="relative isolate flex min-h-[88svh] items-center overflow-hidden">
      <BackgroundPhoto image={{ ...heroContact, alt: '' }} crop="object-[80%_50%]" textPosition="left" />
      <div className="w-full pt-32 pb-20">
        <Container width="wide">
          <Eyebrow>{label}</Eyebrow>
          <h1 className="mt-4 max-w-[7.75em] text-page">{title}</h1>
          <div className="mt-6 max-w-lg text-lead">{children}</div>
        </Container>
      </div>
    </div>
  );
}
