/**
 * Styles with which the browser skips the layout and style of an element's content while it is far
 * from the screen. Until the content has been rendered once, the element has an estimated block
 * size. The content stays in the accessibility tree, and find-in-page, links and focus still reach
 * it.
 *
 * The browser clips such an element. The margin leaves room for shadows and focus rings. Browsers
 * that do not support the margin lay out everything.
 */
export const skippedOffscreen = (estimatedBlockSize: string) =>
  ({
    '(overflow-clip-margin: 1px)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${estimatedBlockSize}`,
      overflowClipMargin: '4rem',
    },
  }) as const;
