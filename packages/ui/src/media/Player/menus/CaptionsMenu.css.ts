import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

/** On a middle tone: ground and edge of a caption show on it. */
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '5rem',
  margin: 0,
  padding: vars.space['3'],
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: `color-mix(in srgb, ${vars.color.onPlate} 34%, ${vars.color.stage})`,
  textAlign: 'center',
});
