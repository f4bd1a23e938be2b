/**
 * The styles of an element that is not laid out, and whose parts get no style, while it is far from
 * the screen. Until it has been near, it has an estimated block size. It stays in the accessibility
 * tree, and can be found, linked and focused.
 *
 * The browser clips such an element. The margin leaves room for shadows and focus rings; browsers
 * without the margin lay out everything.
 */
export const skippedOffscreen = (estimatedBlockSize: string) =>
  ({
    '(overflow-clip-margin: 1px)': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${estimatedBlockSize}`,
      overflowClipMargin: '4rem',
    },
  }) as const;
