import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = vars;

export const steps = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

/** A step with a line to the next step. */
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space['4'],
  paddingBlockEnd: space['6'],
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `2rem 0`,
      insetInlineStart: 'calc(1rem - 1px)',
      inlineSize: '2px',
      background: color.borderMuted,
    },
    '&[data-done]:not(:last-child)::before': { background: color.success },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

/** The circle with the icon. `data-done` is set for done steps and for the current one. */
export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: '2rem',
  blockSize: '2rem',
  border: `2px solid ${color.borderMuted}`,
  borderRadius: vars.radius.full,
  background: color.page,
  color: color.textMuted,
  selectors: {
    '[data-done] > &': {
      borderColor: color.success,
      background: color.successSoft,
      color: color.successText,
    },
    '[data-state=cancelled] > &': {
      borderColor: color.danger,
      background: color.dangerSoft,
      color: color.dangerText,
    },
  },
});

export const content = style({
  display: 'grid',
  gap: space['1'],
  paddingBlockStart: '0.25rem',
  color: color.textMuted,
  selectors: { '[data-done] > &': { color: color.text } },
});

export const name = style({
  fontWeight: weight.semibold,
  selectors: { '[aria-current] > * > &': { fontWeight: weight.bold } },
});

export const when = style({
  color: color.textMuted,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});
