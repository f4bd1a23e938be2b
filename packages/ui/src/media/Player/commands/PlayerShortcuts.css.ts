import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as frameStyles from '../frame.css';

const { color, space, text } = vars;

export const panel = style([
  frameStyles.layer,
  {
    zIndex: 3,
    display: 'flex',
    flexDirection: 'column',
    background: `color-mix(in srgb, ${color.stage} 94%, transparent)`,
    color: color.onMediaOverlay,
    '@container': { [frameStyles.isWide]: { paddingInline: space['6'], paddingBlock: space['3'] } },
  },
]);

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: space['3'],
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: text.lg,
  fontWeight: vars.weight.bold,
});

export const list = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  columnGap: space['10'],
  margin: 0,
  paddingInline: space['3'],
  paddingBlockEnd: space['4'],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ':focus-visible': { outline: `2px solid ${color.onMediaOverlay}`, outlineOffset: '-2px' },
  '@container': { [frameStyles.isWide]: { gridTemplateColumns: '1fr 1fr' } },
});
