import type { ComponentProps, ReactNode } from 'react';
import { Container, Eyebrow } from '../../../ui/layout';
import type { ImageSource } from '../../../ui/responsive-image';
import { Head } from '../../seo/head';
import { BackgroundPhoto } from '../background-photo';

type StatusPageProps = {
  label: string | null;
  title: string;
  photo?: ImageSource;
  /** Metadata that differ from the title. */
  head?: Partial<ComponentProps<typeof Head>>;
  children?: ReactNode;
};

/** Full-page message, such as an error, over a photo, else beside a drawing, which offline visitors see, too. */
export function StatusPage({ label, title, photo, head, children }: StatusPageProps) {
  return (
    <div
      data-label="teal"
      className={`relative isolate flex min-h-[88svh] items-center overflow-hidden ${photo ? 'bg-ink' : 'empty-glass label-surface'}`}
    >
      {photo && <BackgroundPhoto image={{ ...photo, alt: '' }} crop="object-[80%_50%]" />}
      <Head title={title} description={title} robots="noindex" {...head} />
      <div className={`w-full pb-16 ${photo ? 'pt-80 md:pt-32' : 'pt-36 lg:pt-16'}`}>
        <Container width="wide" className={photo ? 'on-photo' : ''}>
          {label && <Eyebrow>{label}</Eyebrow>}
          <h1 className="mt-4 max-w-[6em] text-page">{title}</h1>
          {children && <div className="mt-6 max-w-lg text-lead">{children}</div>}
        </Container>
      </div>
    </div>
  );
}
