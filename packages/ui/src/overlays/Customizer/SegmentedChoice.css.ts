import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, motion, radius, space } = vars;

export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[1],
  padding: space[1],
  borderRadius: `min(${radius.control}, 1.625rem)`,
  background: color.surfaceSunken,
  selectors: { '&[data-pictured]': { borderRadius: `min(${radius.control}, 1.125rem)` } },
});

export const segment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: vars.size.touch,
  paddingInline: space[2],
  borderRadius: `min(${radius.control}, 1.375rem)`,
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  transition: `background-color ${motion.fast} ${motion.easeOut}`,
  selectors: {
    '&:hover': { color: color.text },
    '&:has(:checked)': {
      background: color.surfaceRaised,
      color: color.text,
      boxShadow: `inset 0 0 0 1.5px ${color.border}, ${vars.shadow.low}`,
      fontWeight: vars.weight.semibold,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    // Forced colors remove backgrounds and shadows, so a border marks the selected value.
    '(forced-colors: active)': {
      border: '2px solid transparent',
      selectors: { '&:has(:checked)': { borderColor: 'Highlight' } },
    },
  },
});

export const pictured = style([
  segment,
  {
    flexDirection: 'column',
    gap: space[2],
    paddingBlock: `${space[3]} ${space[2]}`,
    borderRadius: `min(${radius.control}, 0.875rem)`,
  },
]);
