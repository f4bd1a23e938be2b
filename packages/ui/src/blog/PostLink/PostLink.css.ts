import { style } from '@vanilla-extract/css';
import { breakpointUp, vars } from '@gschool/themes';

import { canHover } from '../../internal/mediaQueries';

const { color, space, text } = vars;

export const card = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  margin: 0,
  border: `1.5px solid ${color.borderMuted}`,
  borderRadius: vars.radius.large,
  background: color.surfaceRaised,
  color: color.text,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  '@media': {
    [canHover]: { ':hover': { borderColor: color.border } },
    [breakpointUp('sm')]: {
      selectors: { '&[data-picture]': { gridTemplateColumns: 'minmax(0, 1fr) 13rem' } },
    },
  },
});

export const content = style({
  display: 'grid',
  alignContent: 'center',
  gap: space['2'],
  minInlineSize: 0,
  padding: `clamp(${space['5']}, 3vw, ${space['8']})`,
});

export const source = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  color: color.brandText,
  fontSize: text.sm,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});

export const title = style({
  fontFamily: vars.font.display,
  fontSize: text.h3,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const excerpt = style({
  color: color.textMuted,
  lineHeight: vars.leading.body,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

/** Above the text on a phone, after it at `sm` and wider. */
export const picture = style({
  position: 'relative',
  order: -1,
  minBlockSize: '10rem',
  '@media': { [breakpointUp('sm')]: { order: 0 } },
});
