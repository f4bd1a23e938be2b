import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as frameStyles from '../frame.css';

const { color, space, text, weight } = vars;

export const root = style({ '@container': { [frameStyles.isWide]: { position: 'relative' } } });

/** Fills a small player; in a wide one, it opens above its button. */
export const panel = style({
  position: 'absolute',
  zIndex: 3,
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  background: `color-mix(in srgb, ${color.stage} 96%, transparent)`,
  color: color.onMediaOverlay,
  '@container': {
    [frameStyles.isWide]: {
      inset: 'auto',
      insetBlockEnd: 'calc(100% + 3.25rem)',
      insetInlineEnd: '-0.5rem',
      inlineSize: '19rem',
      maxBlockSize: 'min(28rem, 100cqb - 8.5rem)',
      border: `1px solid color-mix(in srgb, ${color.onMediaOverlay} 40%, transparent)`,
      borderRadius: vars.radius.medium,
      boxShadow: vars.shadow.high,
    },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minBlockSize: vars.size.touch,
  paddingInline: space['1'],
  borderBlockEnd: `1px solid color-mix(in srgb, ${color.onMediaOverlay} 16%, transparent)`,
});

export const title = style({
  flex: 1,
  margin: 0,
  paddingInline: space['2'],
  fontSize: text.sm,
  fontWeight: weight.semibold,
});

/** Hidden in a wide player, where the menu's button, Escape or a press outside closes the menu. */
export const close = style({ '@container': { [frameStyles.isWide]: { display: 'none' } } });

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space['2'],
});
