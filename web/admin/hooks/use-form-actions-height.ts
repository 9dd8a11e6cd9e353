import { useCallback } from 'react';

const property = '--form-actions-height';

/** A ref for the sticky buttons of a form: publishes their height, so that messages are shown above them. */
export const useFormActionsHeight = () =>
  useCallback((bar: HTMLElement | null) => {
    if (!bar) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, []);
