import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** A bar like the header's, with the panel under it. */
export const bar = style({
  position: 'relative',
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.borderMuted}`,
});

/** Tall enough for the panel. */
export const page = style({ minBlockSize: '36rem' });
