import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** The button, and the ring of its progress around it. */
export const button = style({ position: 'relative', display: 'inline-grid' });

/** As large as the button, which is placed over it. */
export const ring = style({
  selectors: {
    [`${button} > &`]: {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      pointerEvents: 'none',
      // Above the background of the hovered button.
      zIndex: 1,
    },
  },
});

/** The status text, on a separate line below the buttons. */
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['3'],
  rowGap: vars.space['1'],
  flexBasis: '100%',
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});
