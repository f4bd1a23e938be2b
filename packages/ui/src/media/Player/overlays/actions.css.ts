import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { canHover } from '../../../internal/mediaQueries';

const { color, space } = vars;

/** A row of actions on the dark background of the video, in every theme. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space['3'],
});

const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2'],
  minBlockSize: vars.size.touch,
  paddingInline: space['5'],
  border: '1.5px solid transparent',
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${color.onMediaOverlay}`, outlineOffset: '2px' },
});

export const primary = style([
  action,
  {
    background: color.brand,
    color: color.onBrand,
    '@media': { [canHover]: { ':hover': { background: color.brandStrong } } },
  },
]);

export const quiet = style([
  action,
  {
    borderColor: `color-mix(in srgb, ${color.onMediaOverlay} 55%, transparent)`,
    color: color.onMediaOverlay,
    '@media': {
      [canHover]: {
        ':hover': { background: `color-mix(in srgb, ${color.onMediaOverlay} 14%, transparent)` },
      },
    },
  },
]);

/** An action inside an overlay, without a background. */
export const plain = style([
  action,
  {
    paddingInline: space['3'],
    color: color.onMediaOverlay,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
]);
