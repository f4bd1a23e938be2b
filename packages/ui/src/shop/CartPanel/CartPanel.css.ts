import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

const { color, space, text, weight } = vars;

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const entry = style({
  paddingBlock: space['5'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.borderMuted}` } },
});

/** The message about a removed line. It is sticky, so that it stays visible in a long list. */
export const undo = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space['3'],
  paddingBlock: space['1'],
  paddingInline: `${space['4']} ${space['1']}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceDark,
  color: color.onSurfaceDark,
  fontSize: text.sm,
});

export const undoText = style({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const undoButton = style({
  selectors: {
    '&&': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&&:hover': { background: `color-mix(in srgb, ${color.onSurfaceDark} 16%, transparent)` },
    '&&:focus-visible': { outlineColor: color.onSurfaceDark, outlineOffset: '-2px' },
  },
});

export const problem = style({ marginBlockEnd: space['3'] });

export const foot = style({ display: 'grid', gap: space['3'] });

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space['3'],
  margin: 0,
  fontSize: text.lg,
  fontWeight: weight.bold,
});

export const amount = style({ fontVariantNumeric: 'tabular-nums' });

export const note = style({ margin: 0, color: color.textMuted, fontSize: text.sm });
