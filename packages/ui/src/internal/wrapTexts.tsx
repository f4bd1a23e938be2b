import { Children, type Key, type ReactNode } from 'react';

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';

/**
 * A text that can be replaced beside other elements, such as one between two matches. Its words are
 * in an element, for the reason that `wrapTexts` has. The spaces around them stay outside, because a
 * translator does not move them, and because they separate words in accessible names.
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
 * Gives each text of `children` an element, where React adds or removes something beside it.
 *
 * A browser that translates a page moves every text into its own elements. React then does not
 * find a bare text where it left it, and fails when it removes the text or inserts something before
 * it. It does find an element. Texts that follow each other share one element, so that the spaces
 * between them remain.
 */
export function wrapTexts(children: ReactNode): ReactNode {
  if (isText(children)) return <span>{children}</span>;
  if (!Array.isArray(children)) return children;
  const wrapped: ReactNode[] = [];
  let texts = '';
  const closeText = () => {
    // Translators leave spaces where they are.
    if (texts.trim() === '') wrapped.push(texts);
    else wrapped.push(<span key={`text ${wrapped.length}`}>{texts}</span>);
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
