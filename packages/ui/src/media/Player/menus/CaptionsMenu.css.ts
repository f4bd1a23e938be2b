import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

/** A medium gray, on which the background and the edge of a caption are visible. */
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '5rem',
  margin: 0,
  padding: vars.space['3'],
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: `color-mix(in srgb, ${vars.color.onMediaOverlay} 34%, ${vars.color.stage})`,
  textAlign: 'center',
});
