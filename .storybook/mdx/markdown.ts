/** A node of a page's syntax tree: what our plugins read and write of it. */
export interface MarkdownNode {
  type: string;
  /** The level of a heading. */
  depth?: number;
  /** The target of a link. */
  url?: string;
  value?: string;
  children?: MarkdownNode[];
  /** Attributes of the element. */
  data?: { hProperties?: Record<string, string> };
}

/** The text of a node, without its markup. */
export const getText = ({ value, children = [] }: MarkdownNode): string =>
  value ?? children.map(getText).join('');
