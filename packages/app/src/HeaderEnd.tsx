/**
 * The end of a page's header. A browser paints a prerendered page only after it has read this element
 * (`tools/build/document.ts`): the buttons at the end of a header move while later ones are missing.
 */
export const HeaderEnd = () => <span id="header-end" hidden />;
