import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as frameStyles from '../frame.css';
import { canHover } from '../../../internal/mediaQueries';

const { color, motion, space } = vars;
const tint = (percent: number) =>
  `color-mix(in srgb, ${color.onMediaOverlay} ${percent}%, transparent)`;

const bubble = {
  content: 'attr(data-tip)',
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 'calc(100% + 0.25rem)',
  inlineSize: 'max-content',
  maxInlineSize: '14rem',
  paddingBlock: space['1'],
  paddingInline: space['2'],
  borderRadius: vars.radius.small,
  background: color.stage,
  color: color.onMediaOverlay,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  pointerEvents: 'none',
} as const;

/** A button on the video, with a tooltip for its name and shortcut. */
export const button = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: color.onMediaOverlay,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${motion.fast} ${motion.easeOut}`,
  ':focus-visible': { outline: `2px solid ${color.onMediaOverlay}`, outlineOffset: '-2px' },
  ':disabled': { opacity: 0.4, cursor: 'default' },
  selectors: {
    '&[data-tip]:focus-visible::after': bubble,
    '&[data-tip][aria-expanded="true"]::after': { content: 'none' },
  },
  '@container': { [frameStyles.isTiny]: { flexShrink: 1, minInlineSize: '1.5rem' } },
  '@media': {
    [canHover]: {
      ':hover': { background: tint(16) },
      selectors: {
        '&[data-tip]:hover::after': bubble,
        '&[data-tip][aria-expanded="true"]:hover::after': { content: 'none' },
      },
    },
    // Forced colors replace the white of the icons, which then need a system color as their
    // background.
    '(forced-colors: active)': {
      background: 'ButtonFace',
      ':hover': { background: 'ButtonFace' },
    },
  },
});

/** Keeps the tooltip of a button at an end of the line inside the video. */
export const tip = {
  start: style({ '::after': { insetInlineStart: 0 } }),
  end: style({ '::after': { insetInlineEnd: 0 } }),
} as const;

/** Play, in the center of a small player. */
export const main = style({
  '@container': {
    [`not ${frameStyles.isWide}`]: {
      inlineSize: '3.5rem',
      blockSize: '3.5rem',
      background: color.mediaOverlay,
      selectors: { '[data-state="waiting"] &': { visibility: 'hidden' } },
    },
  },
});

export const on = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockEnd: '0.375rem',
    inlineSize: '1.125rem',
    blockSize: '3px',
    borderRadius: vars.radius.full,
    background: color.brand,
  },
});
