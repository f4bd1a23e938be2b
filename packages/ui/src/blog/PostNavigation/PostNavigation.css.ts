import { style } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

import { canHover } from '../../internal/mediaQueries';

const { color, motion, space, text, weight } = vars;

export const navigation = style({
  display: 'grid',
  borderBlock: `1px solid ${color.borderMuted}`,
  '@media': { [breakpointUp('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space['4'],
  paddingBlock: space['6'],
  borderRadius: vars.radius.medium,
  color: color.text,
  textDecoration: 'none',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
});

/** The link to the next post is at the end of the line, even without a previous post. */
export const next = style([
  link,
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    justifyItems: 'end',
    selectors: { 'a + &': { borderBlockStart: `1px solid ${color.borderMuted}` } },
    '@media': {
      [breakpointUp('md')]: {
        gridColumn: 2,
        selectors: { 'a + &': { borderBlockStart: 0 } },
      },
    },
  },
]);

export const label = style({ display: 'block', color: color.textMuted, fontSize: text.sm });

export const title = style({
  display: 'block',
  marginBlockStart: space['1'],
  fontFamily: vars.font.display,
  fontSize: text.lg,
  fontWeight: weight.bold,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': {
    [canHover]: {
      selectors: {
        'a:hover &': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
      },
    },
  },
});

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  background: color.surfaceSunken,
  transition: `background-color ${motion.fast} ${motion.easeOut}`,
  '@media': {
    [canHover]: { selectors: { 'a:hover &': { background: color.brandSoft } } },
  },
});
