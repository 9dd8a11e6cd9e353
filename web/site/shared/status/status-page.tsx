import type { ReactNode } from 'react';
import { Container } from '../../../ui/container';
import { Eyebrow } from '../../../ui/eyebrow';
import { Picture } from '../../../ui/picture';
import { heroContact } from '../../assets/frame-images';

/** A page that says why there is nothing else to see, and where to go on. */
export function StatusPage({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  return (
    <div className="relative isolate flex min-h-[88svh] items-center overflow-hidden">
      <div className="absolute inset-0 -z-20 print:hidden">
        <Picture
          image={{ ...heroContact, alt: '' }}
          sizes="100vw"
          className="size-full object-cover object-[80%_50%]"
        />
      </div>
      <div className="veil-left absolute inset-0 -z-10" />
      <div className="veil-all absolute inset-0 -z-10 lg:hidden" />
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
