import { ChevronLeft, ChevronRight, X, type LucideIcon } from 'lucide-react';
import { useState, type MouseEvent, useEffect, useRef, type KeyboardEvent, type TouchEvent } from 'react';
import type { gallery } from '@domain/page/blocks';
import type { CaptionedImage } from '@domain/page/fields';
import { imageUrl, ResponsiveImage } from '../../../ui/responsive-image';
import { FramedSection, type SectionProps } from '../../shared/composed-section';
import { galleryLayout } from '../../shared/gallery-layout';

type PhotoViewerProps = {
  photos: readonly CaptionedImage[];
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

const minSwipePx = 50;

/** One photo on the whole screen, and the ways to the others: buttons, arrow keys, swipes. Escape closes it. */
function PhotoViewer({ photos, index, onShow, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touchStart = useRef<number | null>(null);
  const photo = photos[index];
  const hasOthers = photos.length > 1;
  const move = (step: number) => {
    if (hasOthers) onShow((index + step + photos.length) % photos.length);
  };

  // The native dialog traps the focus, and returns it to the photo's link.
  useEffect(() => {
    const element = dialog.current;
    const { style } = document.documentElement;
    element?.showModal();
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
      element?.close();
    };
  }, []);

  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };
  const handleTouchEnd = ({ changedTouches }: TouchEvent) => {
    const distance = (changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
    if (touchStart.current !== null && Math.abs(distance) >= minSwipePx) move(distance < 0 ? 1 : -1);
    touchStart.current = null;
  };
  if (!photo) return null;
  const position = `${index + 1} / ${photos.length}`;
  return (
    // The handlers are for keys and swipes; the buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={`Photo ${position}`}
      // React closes and reopens it once in development.
      onClose={() => !dialog.current?.open && onClose()}
      onKeyDown={handleKeyDown}
      onTouchStart={({ touches }) => (touchStart.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null)}
      onTouchEnd={handleTouchEnd}
      className="fixed inset-0 m-0 grid size-full max-h-none max-w-none grid-rows-[auto_minmax(0,1fr)_auto] overscroll-contain bg-ink text-oat"
    >
      <div className="flex items-center justify-between py-2 pr-2 pl-5">
        <p aria-live="polite" className="font-display text-lg font-semibold tracking-wide">
          <span className="sr-only">Photo </span>
          {hasOthers && position}
        </p>
        <ViewerButton label="Close" Icon={X} onClick={onClose} />
      </div>
      <div className="relative grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] px-2 sm:px-20">
        <ResponsiveImage
          key={photo.url}
          image={{ ...photo, alt: photo.alt || photo.caption || `Photo ${index + 1}` }}
          sizes="100vw"
          priority
          className="size-full object-contain"
        />
      </div>
      <div className="flex min-h-16 items-center justify-between gap-4 p-2">
        {hasOthers && <ViewerButton label="Previous photo" Icon={ChevronLeft} onClick={() => move(-1)} />}
        <p className="max-h-24 grow overflow-y-auto text-center text-base wrap-anywhere">{photo.caption}</p>
        {hasOthers && <ViewerButton label="Next photo" Icon={ChevronRight} onClick={() => move(1)} />}
      </div>
    </dialog>
  );
}

const ViewerButton = ({ label, Icon, onClick }: { label: string; Icon: LucideIcon; onClick: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="grid size-12 shrink-0 place-items-center rounded-card hover:text-amber"
  >
    <Icon aria-hidden className="size-7" />
  </button>
);

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** Photos that open in a large view; without JavaScript, as files. */
export function Gallery({ section: { heading, photos }, frame }: SectionProps<typeof gallery>) {
  const [shown, setShown] = useState<number | null>(null);
  const { columns, shape, sizes } = galleryLayout(photos.length);
  if (photos.length === 0) return null;

  const open = (event: MouseEvent, index: number) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    setShown(index);
  };
  return (
    <FramedSection frame={frame} intro={{ heading }}>
      <ul className={`grid gap-2 sm:gap-4 ${columns}`}>
        {photos.map((photo, index) => (
          <li key={index} className="min-w-0">
            <figure className="relative overflow-hidden rounded-card bg-ash">
              <a
                href={imageUrl(photo.url, 1920)}
                onClick={(event) => open(event, index)}
                className="group block stretched-link"
              >
                <ResponsiveImage
                  image={{ ...photo, alt: photo.alt || photo.caption || `Photo ${index + 1}` }}
                  sizes={sizes}
                  className={`w-full object-cover transition-transform duration-250 ease-out group-hover:scale-[1.03] ${shape}`}
                />
              </a>
              {photo.caption && (
                <figcaption className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink via-ink/75 to-transparent px-3 pt-12 pb-2 text-base leading-snug">
                  <span className="line-clamp-2">{photo.caption}</span>
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {shown !== null && <PhotoViewer photos={photos} index={shown} onShow={setShown} onClose={() => setShown(null)} />}
    </FramedSection>
  );
}
