import { Virtual } from '@guidepup/virtual-screen-reader';

import type { AnnouncedItem } from './items';

/** Chromium's own role and name, available with the feature `ComputedAccessibilityInfo`. */
interface ComputedElement extends Element {
  computedRole: string;
  computedName: string;
}

/** Roles whose contents a screen reader announces once, as their name. */
const namedByContents =
  /^(button|link|heading|checkbox|radio|switch|tab|option|menuitem\w*|treeitem|tooltip)$/;

const containers =
  /^(article|banner|complementary|contentinfo|dialog|alertdialog|document|figure|form|group|list|listitem|main|menu|menubar|navigation|radiogroup|region|row|rowgroup|search|table|tablist|tabpanel|alert|status|paragraph|term|definition)$/;

/** Labels are announced with their controls. */
const labels = 'label, legend, caption, figcaption';

/**
 * Moves through part of the page from its beginning to its end, until `visit` returns true. Returns
 * whether it did.
 */
export async function walk(
  part: Element,
  visit: (node: Node, phrase: string) => boolean,
): Promise<boolean> {
  const reader = new Virtual();
  // Without an observer, the tree is built once, and not again after each change in the page.
  await reader.start({ container: part, window: { document } });
  const first = { node: reader.activeNode, phrase: await reader.lastSpokenPhrase() };
  let { node, phrase } = first;
  let isFound = false;
  do {
    isFound = node !== null && visit(node, phrase);
    await reader.next();
    node = reader.activeNode;
    phrase = await reader.lastSpokenPhrase();
    // After the end, the reader starts over at the beginning.
  } while (!isFound && (node !== first.node || phrase !== first.phrase));
  await reader.stop();
  return isFound;
}

export const elementOf = (node: Node): ComputedElement =>
  (node instanceof Element ? node : node.parentElement) as ComputedElement;

function describe(element: Element): string {
  const id = element.id && `#${element.id}`;
  const part = element.closest('main, header, footer, dialog, [role=dialog], section');
  return `<${element.localName}${id}> in <${part?.localName ?? 'body'}> "${element.textContent.slice(0, 40)}"`;
}

/** Whether a screen reader skips the element: decoration, and the options of a closed list. */
const isSkipped = (element: Element, role: string, name: string) =>
  element.matches('img[alt=""], select option, select optgroup') ||
  // A live region without text, or a paragraph, whose text is a separate item.
  (name === '' && /^(paragraph|status|alert|generic)$/.test(role));

/**
 * Reads part of the page from its beginning to its end. The reader announces the contents of a link
 * or a button again after its name, which no screen reader does; these repetitions are left out. A
 * heading that consists of only a link is a single item: "heading, Moon flow, level 3, link".
 */
export async function readPart(part: Element): Promise<AnnouncedItem[]> {
  const items: AnnouncedItem[] = [];
  let named: { element: Element; name: string } | undefined;
  await walk(part, (node, phrase) => {
    const element = elementOf(node);
    const isText = !(node instanceof Element);
    if (/^end\b/.test(phrase) || (isText && element.closest(labels))) return false;
    const role = isText ? 'text' : element.computedRole;
    const name = isText ? (node.textContent?.trim() ?? '') : element.computedName;
    if (!isText && isSkipped(element, role, name)) return false;
    const isNamedByContents = !isText && (namedByContents.test(role) || element.matches('summary'));
    if (named?.element.contains(node)) {
      const isSame = isNamedByContents && name === named.name;
      const last = items.at(-1);
      if (isSame && last) last.phrase += `, ${role}`;
      if (isSame || isText || !element.matches('a, button, input')) return false;
    }
    items.push({
      phrase,
      role,
      name,
      isContainer: containers.test(role),
      isCurrent: element.closest('[aria-current]') !== null,
      about: describe(element),
    });
    if (isNamedByContents && name) named = { element, name };
    return false;
  });
  return items;
}
