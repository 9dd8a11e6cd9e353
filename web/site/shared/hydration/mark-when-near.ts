/**
 * Ref callback that sets `data-near` once the element is within a screen of the viewport, which loads its photos
 * (`deferred-photo` in site.css). Browsers load lazy images up to 3000 px ahead: on a phone, those of four sections.
 */
export function markWhenNear(element: Element | null) {
  if (!element || !('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      element.setAttribute('data-near', '');
      observer.disconnect();
    },
    { rootMargin: '100% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
