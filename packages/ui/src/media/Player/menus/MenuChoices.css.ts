import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as frameStyles from '../frame.css';
import { canHover, coarsePointer } from '../../../internal/mediaQueries';

const { color, space, text, weight } = vars;
const tint = (percent: number) =>
  `color-mix(in srgb, ${color.onMediaOverlay} ${percent}%, transparent)`;

export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });

export const legend = style({
  paddingInline: space['2'],
  paddingBlock: `${space['2']} ${space['1']}`,
  fontSize: text.xs,
  fontWeight: weight.semibold,
  opacity: 0.8,
});

const flow = { display: 'flex', flexWrap: 'wrap', gap: space['1'] } as const;

export const chips = style(flow);

/** A list in a wide player; in a small one, the options wrap in rows. */
export const list = style([
  flow,
  { '@container': { [frameStyles.isWide]: { display: 'grid', gap: 0 } } },
]);

export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: '2.25rem',
  paddingInline: space['3'],
  borderRadius: vars.radius.small,
  background: tint(10),
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: color.onMediaOverlay,
      color: color.stage,
      fontWeight: weight.semibold,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${color.onMediaOverlay}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:checked))': { background: tint(20) } } },
    [coarsePointer]: { minBlockSize: vars.size.touch },
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } },
    },
  },
});

export const inList = style({
  '@container': {
    [frameStyles.isWide]: {
      background: 'transparent',
      selectors: {
        '&:has(:checked)': { background: 'transparent', color: color.onMediaOverlay },
        '&:has(:focus-visible)': { outlineOffset: '-2px' },
      },
    },
  },
});

/** Only the row is visible; the radio button is for the keyboard and screen readers. */
export const radio = style({
  position: 'absolute',
  opacity: 0,
  inlineSize: '1px',
  blockSize: '1px',
  margin: 0,
});

export const mark = style({
  display: 'none',
  visibility: 'hidden',
  '@container': { [frameStyles.isWide]: { display: 'block' } },
  selectors: { ':checked + &': { visibility: 'visible' } },
});
