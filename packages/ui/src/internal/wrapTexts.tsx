import { Children, type Key, type ReactNode } from 'react';

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';

/**
 * Renders a text that React may replace next to other elements, such as the text between two
 * matches. The words are in an element, for the reason that `wrapTexts` explains. The spaces around
 * them stay outside, because a translator does not move them, and because they separate words in
 * accessible names.
 */
export function wrapUnmarked(text: string, key: Key): ReactNode {
  const trimmed = text.trim();
  const at = text.indexOf(trimmed);
  return [
    text.slice(0, at),
    trimmed && <span key={key}>{trimmed}</span>,
    text.slice(at + trimmed.length),
  ];
}

/**
 * Wraps each text of `children` in an element. Use it where React adds or removes siblings of a
 * text.
 *
 * A browser that translates a page moves every text into elements that it creates. React then
 * cannot find a bare text where it rendered it, and fails when it removes the text or inserts
 * something before it. An element stays where React rendered it. Adjacent texts share one element,
 * so that the spaces between them remain; the spaces around them stay outside (`wrapUnmarked`).
 */
export function wrapTexts(children: ReactNode): ReactNode {
  if (isText(children)) return <span>{children}</span>;
  if (!Array.isArray(children)) return children;
  const wrapped: ReactNode[] = [];
  let texts = '';
  const closeText = () => {
    wrapped.push(wrapUnmarked(texts, `text ${wrapped.length}`));
    texts = '';
  };
  for (const child of Children.toArray(children)) {
    if (isText(child)) texts += child;
    else {
      closeText();
      wrapped.push(child);
    }
  }
  closeText();
  return wrapped;
}

/**
 * Wraps each text of `children` that has a sibling (see `wrapTexts`). A text without siblings needs
 * no element: React sets it through its parent.
 */
export const wrapSiblingTexts = (children: ReactNode): ReactNode =>
  isText(children) ? children : wrapTexts(children);
