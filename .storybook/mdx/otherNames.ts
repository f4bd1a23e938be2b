import { getText, type MarkdownNode } from './markdown';

const OTHER_NAMES = /^Also called:/;

/** The id that Storybook’s search links to: that of a heading. */
const getId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replace(/\s/g, '-');

/**
 * Shows “Also called: modal, popup window” as a line of text. In the file it is a heading, because
 * Storybook’s search only reads headings; on the page, in its contents and for screen readers it is
 * none.
 */
export const otherNames =
  () =>
  (page: MarkdownNode): void => {
    for (const node of page.children ?? []) {
      const title = getText(node);
      if (node.type !== 'heading' || !OTHER_NAMES.test(title)) continue;
      node.type = 'paragraph';
      delete node.depth;
      node.data = { hProperties: { id: getId(title), className: 'other-names' } };
    }
  };
