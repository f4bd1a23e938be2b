import { useLayoutEffect } from 'react';

/** The `<head>` of a page. */
export interface DocumentHead {
  title: string;
  description: string;
  /** False for pages that search engines should not list. */
  isIndexed: boolean;
  /** The absolute canonical URL; undefined when the app's origin is unknown. */
  canonical?: string | undefined;
}

/** Updates an element in `<head>`: creates it when it is missing, removes it for undefined. */
function setHeadElement(
  selector: string,
  create: () => HTMLElement,
  attribute: string,
  value?: string,
): void {
  const found = document.head.querySelector(selector);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(create());
  element.setAttribute(attribute, value);
}

const createMeta = (name: string) => () => {
  const element = document.createElement('meta');
  element.name = name;
  return element;
};

const createCanonicalLink = () => {
  const element = document.createElement('link');
  element.rel = 'canonical';
  return element;
};

/**
 * Updates title, description, canonical URL and robots tag in `<head>`. A layout effect, so that an
 * effect of the page can set a more specific title afterwards.
 */
export function useDocumentHead({ title, description, isIndexed, canonical }: DocumentHead): void {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  useLayoutEffect(() => {
    setHeadElement('meta[name="description"]', createMeta('description'), 'content', description);
    setHeadElement(
      'meta[name="robots"]',
      createMeta('robots'),
      'content',
      isIndexed ? undefined : 'noindex',
    );
    setHeadElement(
      'link[rel="canonical"]',
      createCanonicalLink,
      'href',
      isIndexed ? canonical : undefined,
    );
  }, [description, isIndexed, canonical]);
}
