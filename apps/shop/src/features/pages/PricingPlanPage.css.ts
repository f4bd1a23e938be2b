import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({
  display: 'grid',
  gap: `clamp(${space['10']}, 6vw, ${space['20']})`,
  paddingBlock: `${space['10']} ${space['16']}`,
});

export const after = style({
  display: 'grid',
  gap: `${space['10']} ${space['16']}`,
  '@media': { [breakpointUp('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
