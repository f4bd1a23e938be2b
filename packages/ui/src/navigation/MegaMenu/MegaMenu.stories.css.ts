import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** A header's bar, which the panel hangs under. */
export const bar = style({
  position: 'relative',
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** Room for the panel. */
export const page = style({ minBlockSize: '36rem' });
