import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const price = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space['3'],
  paddingBlockEnd: space['3'],
});

export const fullWidth = style({ gridColumn: '1 / -1' });
