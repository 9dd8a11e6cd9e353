/** The page in the frame of the staff app's editor: it shows the unsaved content, and tells what was clicked. */
import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';
import {
  isPreviewMessage,
  type PreviewContent,
  type PreviewedPage,
  type PreviewMessage,
} from '../../domain/page-live-preview';
import type { RouteSite } from '../site-context';

/** A draft has a route only here. */
function addPage<Site extends RouteSite>(site: Site, { key, path, isOwn }: PreviewedPage): Site {
  if (!isOwn || site.pages.some(({ id }) => id === key)) return site;
  return { ...site, pages: [...site.pages, { id: key, path }] };
}

/** Innermost first. */
const textsAround = (element: Element | null, depth = 4): string[] =>
  element && depth > 0 ? [element.textContent ?? '', ...textsAround(element.parentElement, depth - 1)] : [];

/** A photo may lie below a shade or a link. */
function findImageUrl({ clientX, clientY }: MouseEvent): string | null {
  const image = document.elementsFromPoint(clientX, clientY).find((element) => element instanceof HTMLImageElement);
  return image instanceof HTMLImageElement ? image.currentSrc : null;
}

const isText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

function handleClick(event: MouseEvent) {
  const { target } = event;
  // The age gate covers the page until it is answered.
  if (!(target instanceof Element) || target.closest('[role="dialog"], dialog')) return;
  event.preventDefault();
  event.stopPropagation();
  send({
    type: 'preview-pick',
    texts: textsAround(target),
    imageUrl: isText(target) ? null : findImageUrl(event),
  });
}

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/** Formatted texts, and those with placeholders, are not found. `nearest` leaves the scroll position of the editor alone. */
function scrollToText(text: string): void {
  if (text === '') return;
  const found = [...document.querySelectorAll('main *')].filter(
    (element) => element.textContent.trim() === text && element.checkVisibility(),
  );
  if (!found.some(isInView)) found.at(-1)?.scrollIntoView({ block: 'nearest' });
}

/** React shows the content after it has arrived. */
const renderMs = 100;

const send = (message: PreviewMessage) => window.parent.postMessage(message, window.location.origin);

function start({ key, path }: PreviewedPage, queryClient: QueryClient, router: DataRouter): void {
  const show = ({ page, editedText }: PreviewContent) => {
    queryClient.setQueryDefaults(['page', key], { staleTime: Infinity });
    queryClient.setQueryData(['page', key], page);
    if (router.state.location.pathname !== path) void router.navigate(path, { replace: true });
    setTimeout(() => scrollToText(editedText.trim()), renderMs);
  };
  window.addEventListener('message', ({ data, origin, source }) => {
    const isFromEditor = origin === window.location.origin && source === window.parent;
    if (isFromEditor && isPreviewMessage(data) && data.type === 'preview-content') show(data);
  });
  window.addEventListener('click', handleClick, { capture: true });
  send({ type: 'preview-ready' });
}

export const createLivePreview = (page: PreviewedPage) => ({
  addPage: <Site extends RouteSite>(site: Site): Site => addPage(site, page),
  start: (queryClient: QueryClient, router: DataRouter) => start(page, queryClient, router),
});
