/** A browser's translator wraps each text in elements with this name, which the app never uses. */
const TRANSLATION = 'FONT';

const listChildren = (element: Element): Element[] =>
  [...element.children].filter(({ tagName }) => tagName !== TRANSLATION);

/** The element in HTML that contains `target` and is not a translation. */
function getOwnElement(target: EventTarget | null): HTMLElement | null {
  let element = target instanceof Element ? target : null;
  while (element && (!(element instanceof HTMLElement) || element.tagName === TRANSLATION)) {
    element = element.parentElement;
  }
  return element;
}

/**
 * Returns a function that finds the element later. If React has replaced the page's elements, the
 * function returns the element at the same position; null if there is none with the same name.
 */
export function trackElement(target: EventTarget | null): () => HTMLElement | null {
  const element = getOwnElement(target);
  const root = element?.closest('#root') ?? document.body;
  if (!element || !root.contains(element)) return () => null;
  const path: number[] = [];
  for (let at: Element = element; at !== root; at = at.parentElement!) {
    path.unshift(listChildren(at.parentElement!).indexOf(at));
  }
  return () => {
    if (element.isConnected) return element;
    let found: Element | undefined = root;
    for (const index of path) found = found && listChildren(found)[index];
    return found instanceof HTMLElement && found.tagName === element.tagName ? found : null;
  };
}
