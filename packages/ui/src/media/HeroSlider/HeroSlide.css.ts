import { style, styleVariants } from '@vanilla-extract/css';
import { breakpointDown, breakpointUp, lineLength, vars } from '@gschool/themes';

const lg = breakpointUp('lg');
const { color, size, space } = vars;

/** Where the page's column starts, at any screen width. */
export const edge = `max(${size.gutter}, calc((100vw - ${size.container}) / 2 + ${size.gutter}))`;

/** Room for the controls, which do not move with the slides. */
const controlsRoom = `calc(${size.touch} + ${space['16']})`;

/** The layout of text and picture; on a phone, the picture is above the text. */
const base = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  boxSizing: 'border-box',
  blockSize: '100%',
});

const tall = 'min(42rem, 82dvh)';

export const slide = styleVariants({
  split: [
    base,
    {
      '@media': {
        [lg]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
          minBlockSize: tall,
        },
      },
    },
  ],
  cover: [
    base,
    {
      position: 'relative',
      '@media': {
        [lg]: {
          minBlockSize: tall,
          flexDirection: 'row',
          justifyContent: 'flex-start',
          alignItems: 'flex-end',
          paddingBlock: space['10'],
          paddingInline: edge,
        },
      },
    },
  ],
});

const copyBase = style({
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['5'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingInline: size.gutter,
  paddingBlockStart: space['8'],
  paddingBlockEnd: controlsRoom,
});

export const copy = styleVariants({
  split: [
    copyBase,
    {
      '@media': {
        [lg]: {
          paddingBlock: space['20'],
          paddingInlineStart: edge,
          paddingInlineEnd: space['10'],
        },
      },
    },
  ],
  cover: [
    copyBase,
    {
      '@media': {
        [lg]: {
          // Paints the panel over the picture, which comes later in the document.
          position: 'relative',
          zIndex: 1,
          inlineSize: 'min(31rem, 46%)',
          paddingBlockStart: space['10'],
          paddingInline: space['10'],
          borderRadius: vars.radius.xlarge,
          background: color.surfaceRaised,
          boxShadow: vars.shadow.high,
        },
      },
    },
  ],
});

/** A single slide has no controls to leave room for. */
export const alone = style({ selectors: { '&&': { paddingBlockEnd: space['10'] } } });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: 'clamp(min(2.25rem, 13vw), 4.6vw, 4.25rem)',
  fontWeight: vars.weight.display,
  lineHeight: 1,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
  hyphens: 'auto',
  selectors: {
    // The panel is narrower than the column.
    [`${copy.cover} &`]: { fontSize: 'clamp(min(2.25rem, 13vw), 3.6vw, 3.25rem)' },
  },
});

export const text = style({
  maxInlineSize: lineLength(42),
  margin: 0,
  color: color.textMuted,
  fontSize: vars.text.lg,
  lineHeight: vars.leading.body,
});

export const set = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  color: color.textMuted,
  fontSize: vars.text.md,
});

const picture = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  maxBlockSize: '52dvh',
});

export const art = styleVariants({
  split: [picture, { '@media': { [lg]: { aspectRatio: 'auto', maxBlockSize: 'none' } } }],
  cover: [
    picture,
    {
      '@media': {
        [lg]: { position: 'absolute', inset: 0, aspectRatio: 'auto', maxBlockSize: 'none' },
      },
    },
  ],
});

/** A drawn figure is cropped at the feet, not at the head, where the box is low. */
export const drawn = style({
  '@media': {
    [breakpointDown('lg')]: { selectors: { '&&': { blockSize: 'auto', aspectRatio: '4 / 3' } } },
  },
});

export const still = style({ blockSize: '100%', selectors: { '&&': { borderRadius: 0 } } });
