import { style } from '@vanilla-extract/css';
import { lineLength, vars } from '@gschool/themes';

import * as frameStyles from '../frame.css';

const { color, space, text } = vars;

export const error = style([
  frameStyles.layer,
  {
    zIndex: 4,
    display: 'grid',
    placeContent: 'safe center',
    justifyItems: 'center',
    gap: space['3'],
    padding: space['4'],
    overflowY: 'auto',
    background: color.stage,
    color: color.onMediaOverlay,
    textAlign: 'center',
  },
]);

export const message = style({
  margin: 0,
  maxInlineSize: lineLength(40),
  fontSize: text.md,
  '@container': { [frameStyles.isWide]: { fontSize: text.lg } },
  lineHeight: vars.leading.body,
  textWrap: 'balance',
});
