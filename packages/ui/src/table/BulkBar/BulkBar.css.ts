import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { fullMotion } from '../../internal/mediaQueries';

const { color, space } = vars;

/** The number of buttons that fit; read by the component. */
export const buttonCountName = '--gs-bulk-bar-buttons';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/**
 * After the table in the flow, so that it covers no row at the end of the page; before that, it
 * sticks to the bottom of the screen.
 */
export const container = style({
  position: 'sticky',
  // Above a bar at the bottom of the page, such as the screens of a `SideNavLayout` on a phone.
  insetBlockEnd: `calc(${space[3]} + var(--bottom-bar, env(safe-area-inset-bottom, 0px)))`,
  zIndex: 2,
  containerType: 'inline-size',
  minInlineSize: 0,
  paddingBlockStart: space[4],
  pointerEvents: 'none',
  '@media': { '(max-height: 20rem)': { position: 'static' } },
});

export const bar = style({
  vars: { [buttonCountName]: '1' },
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  maxInlineSize: '60rem',
  marginInline: 'auto',
  border: `1px solid ${color.overlayBorder}`,
  borderRadius: vars.radius.large,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.high,
  pointerEvents: 'auto',
  '@media': {
    [fullMotion]: { animation: `${rise} ${vars.motion.base} ${vars.motion.easeOut}` },
  },
  '@container': {
    '(min-width: 40rem)': { vars: { [buttonCountName]: '2' } },
    '(min-width: 52rem)': { vars: { [buttonCountName]: '3' } },
  },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  paddingBlock: space[2],
  paddingInline: space[3],
});

export const count = style({
  paddingInline: space[2],
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  marginInlineStart: 'auto',
});

export const outcome = style([
  line,
  {
    fontSize: vars.text.sm,
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.borderMuted}` } },
  },
]);

export const outcomeTitle = style({
  paddingInlineStart: space[2],
  fontWeight: vars.weight.semibold,
});

export const outcomeReason = style({
  flexBasis: '100%',
  margin: 0,
  paddingInline: space[2],
  color: color.textMuted,
});

export const outcomeActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  flexBasis: '100%',
});

export const progress = style({ flex: '1 1 12rem', paddingInlineStart: space[2] });

export const dismiss = style({ marginInlineStart: 'auto' });

export const details = style({ flexBasis: '100%', paddingInline: space[2] });

export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: space[1],
  color: color.textMuted,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
});

export const rows = style({
  maxBlockSize: 'min(16rem, 40vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[3]}`,
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
});

export const reason = style({ color: color.textMuted });
