/**
 * Removes references to this repository's documents from comments, because the documents are not
 * published: `The header (docs/product/pages.md#header).` → `The header.`
 */
export const removeDocumentReferences = (text: string): string =>
  text.replaceAll(/(?:\n[ \t]*\*)?[ \t]*\(docs\/[^()]*\)/g, '');
