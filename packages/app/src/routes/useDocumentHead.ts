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

/**
 * Updates an element in `<head>`. Creates it if it is missing; removes it if the value is
 * undefined.
 */
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
 * Updates the title, description, canonical URL and robots tag in `<head>`. This is a layout
 * effect, so that the page's own effect can set a more specific title afterward.
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
