import { APP_RENDERED_EVENT } from './startOnUse';

/** The attribute of a prerendered `#root` that something other than the app has changed. */
const CHANGED_ATTRIBUTE = 'data-changed';

/** How long React hydrates the page at most, in milliseconds after the first part. */
export const HYDRATION_MS = 10_000;

/** React adds a property with this prefix to each element that it has hydrated or created. */
const REACT_PREFIX = '__react';

const isReactElement = (element: Element): boolean =>
  Object.keys(element).some((property) => property.startsWith(REACT_PREFIX));

/**
 * Whether a change can keep React from hydrating the page: a change in an element that React has not
 * hydrated yet, or a new element that React did not create. React can pause while it hydrates, and
 * then starts again with elements that already have its property.
 */
function isForeign({ target, addedNodes }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  if (element && !isReactElement(element)) return true;
  return [...addedNodes].some((node) => node instanceof Element && !isReactElement(node));
}

/**
 * Watches the prerendered page for changes by others while it is hydrated. The browser's translator
 * replaces texts, and extensions add elements. Stops `HYDRATION_MS` after the app has started.
 */
export function watchMarkup(): void {
  const watch = () => {
    const root = document.getElementById('root');
    if (!root) return;
    const observer = new MutationObserver((records) => {
      if (!records.some(isForeign)) return;
      root.setAttribute(CHANGED_ATTRIBUTE, '');
      observer.disconnect();
    });
    observer.observe(root, { characterData: true, childList: true, subtree: true });
    const stop = () => setTimeout(() => observer.disconnect(), HYDRATION_MS);
    document.addEventListener(APP_RENDERED_EVENT, stop, { once: true });
  };
  // While the document is parsed, its elements are added. This event comes before DOMContentLoaded,
  // which other scripts may wait for.
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', watch, { once: true });
  } else watch();
}

/** Whether something other than the app has changed the prerendered page while it was hydrated. */
export const isMarkupChanged = (root: HTMLElement): boolean => root.hasAttribute(CHANGED_ATTRIBUTE);
