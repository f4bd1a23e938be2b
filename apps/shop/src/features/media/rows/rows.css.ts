import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The rows of a page. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2.5rem, 5.5vw, 4.5rem)',
  paddingBlock: 'clamp(2rem, 5vw, 4rem)',
});

/** Links to the row stop below the sticky header. */
export const row = style({ scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})` });

export const tags = style({
  display: 'grid',
  alignContent: 'start',
  gap: space['4'],
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})`,
});

export const note = style({ color: vars.color.textMuted, fontSize: vars.text.sm, margin: 0 });
