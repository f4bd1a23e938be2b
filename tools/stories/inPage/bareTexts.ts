import { describeElement } from './element';

/** The errors that a page translator would have caused since the last call. */
let found: string[] = [];

/**
 * Whether a node is a text that a translator moves. Translators leave texts of only spaces in
 * place.
 */
const isText = (node: Node | null): boolean =>
  node?.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';

const report = (parent: Node, what: string, text: Node | null) => {
  const about = parent instanceof Element ? describeElement(parent) : parent.nodeName;
  found.push(`${about}: ${what} “${(text?.textContent ?? '').trim().slice(0, 40)}”`);
};

/**
 * Detects where React would fail on a page that the browser translates. A translator moves every
 * text into its own elements, so nothing may remove a bare text, or insert something before it,
 * through the text's parent: https://github.com/facebook/react/issues/11538. Setting `textContent`,
 * which React does for a text without siblings, is safe.
 */
export function watchBareTexts(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (isText(child)) report(this, 'removes the bare text', child);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    if (isText(next)) report(this, 'inserts something before the bare text', next);
    return insertBefore.call(this, child, next) as Child;
  };
}

/** The errors found since the last call, each listed once. */
export function takeBareTexts(): string[] {
  const taken = [...new Set(found)];
  found = [];
  return taken;
}
