import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as fieldStyles from '../../internal/Field.css';

const { color, space } = vars;

const ROWS = { 2: 2, 3: 3, 4: 4, 6: 6, 8: 8, 12: 12 } as const;
const verticalEdges = `2 * ${space['3']} + 3px`;

/**
 * Grows with its text up to about a screen; in browsers without `field-sizing`, a script does this.
 */
export const area = style([
  fieldStyles.control,
  {
    display: 'block',
    fieldSizing: 'content',
    maxBlockSize: 'min(60vh, 30rem)',
    paddingBlock: space['3'],
    lineHeight: vars.leading.body,
    resize: 'vertical',
    overflowWrap: 'anywhere',
    scrollbarWidth: 'thin',
  },
]);

/** The minimum number of rows. */
export const rowsClass = styleVariants(ROWS, (count) => ({
  minBlockSize: `calc(${count}lh + ${verticalEdges})`,
}));

export const footer = style({
  display: 'flex',
  justifyContent: 'flex-end',
  color: color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const overLimit = style({ color: color.dangerText, fontWeight: vars.weight.medium });
