import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

const { color, space, motion } = vars;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const label = style({
  padding: 0,
  color: color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  selectors: {
    // A legend is not a flex item, so the gap does not apply to it.
    'legend&': { marginBlockEnd: space['2'] },
  },
});

export const marker = style({
  color: color.textMuted,
  fontWeight: vars.weight.regular,
});

export const hint = style({
  margin: 0,
  color: color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  textWrap: 'pretty',
  selectors: {
    // Closer to the label that it explains than to the box.
    [`${label} + &`]: { marginBlockStart: `calc(-1 * ${space['1']})` },
  },
});

export const error = style({
  display: 'flex',
  gap: space['2'],
  margin: 0,
  color: color.dangerText,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

/** As tall as one line, so that it is centered on the first line. */
export const errorIcon = style({ blockSize: `calc(${vars.leading.snug} * ${vars.text.sm})` });

/** The box for typing. */
export const control = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '3rem',
  margin: 0,
  paddingBlock: space['2'],
  paddingInline: space['4'],
  border: `1.5px solid ${color.border}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceRaised,
  color: color.text,
  font: 'inherit',
  fontSize: vars.text.field,
  lineHeight: vars.leading.snug,
  textOverflow: 'ellipsis',
  // An email address stays left to right on an Arabic page, and an Arabic name stays right to left
  // on an English page.
  unicodeBidi: 'plaintext',
  scrollMarginBlock: `calc(${vars.size.header} + ${space['8']})`,
  transition: `border-color ${motion.fast} ${motion.easeOut}, box-shadow ${motion.fast} ${motion.easeOut}`,
  '::placeholder': { color: color.textMuted, opacity: 1 },
  ':hover': { borderColor: color.text },
  ':focus-visible': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '2px',
    borderColor: color.text,
  },
  ':disabled': {
    background: color.surfaceSunken,
    color: color.textMuted,
    borderColor: color.borderMuted,
    opacity: 1,
    cursor: 'default',
  },
  selectors: {
    // The browser's pale blue would look wrong in dark themes.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100px ${color.brandSoft}`,
      WebkitTextFillColor: color.text,
      caretColor: color.text,
    },
    // Read-only: the box is less visible, but the text stays readable and can be copied.
    '&[readonly]': { background: 'transparent', borderStyle: 'dashed' },
    '&[aria-invalid=true]': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
  },
});

/** A control with an element inside it, at the end. */
export const slotted = style({ position: 'relative', display: 'grid' });

export const endSlot = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space['1'],
  display: 'grid',
  placeItems: 'center',
});

export const roomAtEnd = style({ paddingInlineEnd: space['12'] });

/** A decorative element at the start of a control. */
export const startSlot = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space['4'],
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
  pointerEvents: 'none',
});

export const roomAtStart = style({ paddingInlineStart: space['12'] });
