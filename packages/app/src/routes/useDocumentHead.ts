import { useLayoutEffect } from 'react';

/** What the document says about the page that is shown. */
export interface DocumentHead {
  title: string;
  description: string;
  /** False for pages of one person, which no search engine should list. */
  isIndexed: boolean;
  /** The page's one address, absolute; undefined where the app does not know where it is published. */
  canonical?: string | undefined;
}

/** The element of the selector in `<head>`: made where it is missing, removed where nothing is to say. */
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
 * Keeps title, description, canonical address and the robots' tag those of the page that is shown.
 * Before the effects of the page itself, which may know a better title: the name of what it shows.
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
