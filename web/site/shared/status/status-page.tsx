import type { ReactNode } from 'react';
import { Container } from '../../../ui/container';
import { Eyebrow } from '../../../ui/eyebrow';
import { heroContact } from '../../assets/layout-images';
import { PhotoBehind } from '../photo-behind';

/** A page that says why there is nothing else to see, and where to go on. */
export function StatusPage({ label, title, children }: { label: string; title: string; children: ReactNode }) {
  return (
    <div className="relative isolate flex min-h-[88svh] items-center overflow-hidden">
      <PhotoBehind image={{ ...heroContact, alt: '' }} crop="object-[80%_50%]" words="left" />
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
