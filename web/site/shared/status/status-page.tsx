import type { ComponentProps, ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/button';
import { Container, Headline } from '../../../ui/layout';
import { ResponsiveImage, type ImageSource } from '../../../ui/responsive-image';
import { Head } from '../../seo/head';

type BackgroundPhotoProps = {
  image: ImageSource;
  /** Class that selects the visible part: `object-[60%_50%]`. */
  crop: string;
  className?: string;
};

/** A photo behind the text of a section that is `relative isolate`; on phones, where it is above the text, without overlays. */
export function BackgroundPhoto({ image, crop, className = '' }: BackgroundPhotoProps) {
  return (
    <>
      <div className={`absolute inset-0 -z-20 max-md:bottom-auto max-md:h-72 max-md:mask-b-from-75% ${className}`}>
        <ResponsiveImage image={image} sizes="100vw" className={`size-full object-cover ${crop}`} />
      </div>
      <div className="overlay-bottom absolute inset-0 -z-10 max-md:hidden" />
      <div className="overlay-left absolute inset-0 -z-10" />
    </>
  );
}

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
          <Headline as="h1" eyebrow={label} text={title} className="max-w-[6em] text-page" />
          {children && <div className="mt-6 max-w-lg text-lead">{children}</div>}
        </Container>
      </div>
    </div>
  );
}

type FailurePageProps = Omit<StatusPageProps, 'children'> & {
  text: string;
  /** Without it, trying again would not help. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Where to go from here. */
  link?: { href: string; label: string };
};

/** A full-page error. Screen readers announce a changed `text`. */
export const FailurePage = ({ text, onRetry, isRetrying, link, ...page }: FailurePageProps) => (
  <StatusPage {...page}>
    <p role={onRetry && 'alert'}>{text}</p>
    <div className="mt-8 flex flex-wrap gap-4">
      {onRetry && (
        <Button size="lg" onClick={onRetry} aria-disabled={isRetrying}>
          Try Again
        </Button>
      )}
      {link && (
        <ButtonLink href={link.href} size="lg" variant={onRetry ? 'outline' : 'primary'}>
          {link.label}
        </ButtonLink>
      )}
    </div>
  </StatusPage>
);
