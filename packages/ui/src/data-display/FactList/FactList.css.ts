import { vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, text } = vars;

export const list = style({ display: 'grid', margin: 0, containerType: 'inline-size' });

/** Container query: the width for a term beside its value. */
const isWide = '(min-width: 26rem)';

const line = style({
  display: 'grid',
  gap: `${space['1']} ${space['4']}`,
  paddingBlock: space['3'],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.borderMuted}` },
    // The space below the list is that of its place, such as the padding of a card.
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const fact = styleVariants({
  columns: [
    line,
    {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@container': { [isWide]: { gridTemplateColumns: 'minmax(7rem, 11rem) minmax(0, 1fr)' } },
    },
  ],
  spread: [line, { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }],
});

export const term = styleVariants({
  columns: { color: color.textMuted, fontSize: text.sm },
  spread: { minInlineSize: 0, overflowWrap: 'anywhere' },
});

const anyValue = style({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });

export const value = styleVariants({
  columns: [anyValue],
  spread: [anyValue, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }],
});

export const hint = style({
  display: 'block',
  marginBlockStart: space['1'],
  color: color.textMuted,
  fontSize: text.sm,
});
