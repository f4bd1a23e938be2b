import { describeElement } from './element';

/** The errors that a page translator would have caused since the last call. */
let found: string[] = [];

/** A text that a translator moves: not one of spaces alone. */
const isText = (node: Node | null): boolean =>
  node?.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';

const report = (parent: Node, what: string, text: Node | null) => {
  const about = parent instanceof Element ? describeElement(parent) : parent.nodeName;
  found.push(`${about}: ${what} “${(text?.textContent ?? '').trim().slice(0, 40)}”`);
};

/**
 * Notices where React would fail on a page that the browser translates. A translator moves every
 * text into its own elements, so nothing may remove a bare text, or insert something before it,
 * through the text's parent: https://github.com/facebook/react/issues/11538. Setting
 * `textContent`, as React does for a text without siblings, is safe.
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

/** What was noticed since the last call, each once. */
export function takeBareTexts(): string[] {
  const taken = [...new Set(found)];
  found = [];
  return taken;
}
