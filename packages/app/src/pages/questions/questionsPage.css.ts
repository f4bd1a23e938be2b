import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({
  display: 'grid',
  gap: space['10'],
  paddingBlock: `${space['8']} ${space['16']}`,
});

/** A fixed line height, so that nothing moves when the count appears. */
export const count = style({ minBlockSize: '1.5em', marginBlockStart: space['2'] });

/** The link to a single answer. */
export const link = style({
  justifySelf: 'start',
  alignSelf: 'flex-start',
  fontSize: vars.text.sm,
});

/** The box below the answers. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  padding: space['6'],
  borderRadius: vars.radius.large,
  background: vars.color.surfaceSunken,
});
