import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({
  display: 'grid',
  gap: space['6'],
  justifyItems: 'center',
  paddingBlock: `${space['6']} ${space['16']}`,
  textAlign: 'center',
});

export const picture = style({
  overflow: 'hidden',
  inlineSize: 'min(100%, 36rem)',
  marginBlockEnd: space['4'],
  borderRadius: vars.radius.xlarge,
  isolation: 'isolate',
});
