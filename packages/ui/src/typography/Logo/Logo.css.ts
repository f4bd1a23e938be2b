import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';
import { createVariants } from '../../internal/variants';

export const logo = createVariants(
  [
    focusRing,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.5em',
      minInlineSize: 0,
      maxInlineSize: '100%',
      borderRadius: vars.radius.small,
      color: vars.color.text,
      fontFamily: vars.font.display,
      fontWeight: vars.weight.display,
      letterSpacing: vars.tracking.tight,
      lineHeight: vars.leading.tight,
      textDecoration: 'none',
    },
  ],
  {
    small: { fontSize: vars.text.md },
    // So that four buttons and the name fit in a header of 320 px, at any text size.
    medium: { fontSize: `min(${vars.text.lg}, 5.5vw)` },
    large: { fontSize: vars.text.h3 },
  },
);

export const linked = style({ minBlockSize: vars.size.touch });

/** A sun with one corner on the ground. */
export const mark = style({
  flexShrink: 0,
  inlineSize: '1.5em',
  blockSize: '1.5em',
  borderRadius: '50%',
  borderEndStartRadius: '28%',
  background: vars.color.brand,
});

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingBlock: '0.15em',
});
