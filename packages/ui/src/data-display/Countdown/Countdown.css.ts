import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

const { color, space, text, weight } = vars;

const fixedWidthDigits = style({ fontVariantNumeric: 'tabular-nums' });

export const countdown = styleVariants({
  line: [
    fixedWidthDigits,
    { display: 'inline-flex', gap: '0.5em', fontWeight: weight.semibold, whiteSpace: 'nowrap' },
  ],
  boxes: [
    fixedWidthDigits,
    { display: 'flex', flexWrap: 'wrap', gap: space['3'], position: 'relative' },
  ],
});

export const unit = styleVariants({
  line: { display: 'inline-flex', alignItems: 'baseline', gap: '0.2em' },
  boxes: {
    boxSizing: 'border-box',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space['1'],
    minInlineSize: '5.5rem',
    paddingBlock: space['4'],
    paddingInline: space['3'],
    borderRadius: vars.radius.large,
    // Visible on a card too, which is raised itself.
    border: `1px solid ${color.borderMuted}`,
    background: color.surfaceSunken,
  },
});

export const number = styleVariants({
  line: {},
  boxes: {
    color: color.text,
    fontFamily: vars.font.display,
    fontSize: text.h1,
    fontWeight: weight.display,
    lineHeight: 1,
    letterSpacing: vars.tracking.tight,
  },
});

export const name = styleVariants({
  line: { fontWeight: weight.medium },
  boxes: { color: color.textMuted, fontSize: text.sm },
});
