import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const sentinel = style({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: '1px',
  blockSize: '1px',
  pointerEvents: 'none',
});

const hidden = 'html[data-navbar="hidden"] &';

/** The header over a picture, while the page has not scrolled and no panel is open. */
const clear = '&[data-over-hero]:not([data-stuck]):not(:has([aria-expanded="true"]))';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  color: vars.color.text,
  // At a zoom of 400%, a sticky bar would cover a third of the page.
  '@media': { '(max-height: 20rem)': { position: 'relative' } },
  // The background is a pseudo-element, because a filter on the header would affect its panels.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: vars.color.page,
    borderBlockEnd: `1px solid ${vars.color.borderMuted}`,
    transition: `opacity ${vars.motion.base} ${vars.motion.easeOut}`,
  },
  selectors: {
    '&[data-stuck]::before': {
      background: `color-mix(in srgb, ${vars.color.page} 86%, transparent)`,
      backdropFilter: 'blur(14px) saturate(1.4)',
    },
    // The picture starts at the top of the page, behind the bar.
    '&[data-over-hero]': { marginBlockEnd: `calc(-1 * ${vars.size.header})` },
    // Everything in the bar uses these tokens, so all of it becomes light. A gradient behind the
    // bar keeps the contrast on bright pictures.
    [clear]: {
      color: vars.color.onMediaOverlay,
      vars: {
        [vars.color.text]: vars.color.onMediaOverlay,
        [vars.color.textMuted]: vars.color.onMediaOverlay,
        [vars.color.focus]: vars.color.onMediaOverlay,
        [vars.color.surfaceSunken]:
          `color-mix(in srgb, ${vars.color.mediaOverlay} 70%, transparent)`,
      },
    },
    [`${clear}::before`]: {
      insetBlockEnd: `calc(-1 * ${vars.space[6]})`,
      // The background gradient would repeat under a border.
      borderBlockEndWidth: 0,
      background: `linear-gradient(${vars.color.mediaOverlay}, transparent)`,
      pointerEvents: 'none',
    },
    'html[data-navbar="static"] &': { position: 'relative' },
    [hidden]: { position: 'fixed', insetInlineEnd: vars.space[3], insetBlockStart: vars.space[3] },
    [`${hidden}::before`]: { display: 'none' },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.header,
  maxInlineSize: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  '@media': { [breakpointUp('lg')]: { gap: vars.space[5] } },
  selectors: { [hidden]: { minBlockSize: 0, padding: 0 } },
});

export const logo = style({
  display: 'flex',
  minInlineSize: 0,
  selectors: { [hidden]: { display: 'none' } },
});

export const endGroup = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  flexShrink: 0,
  marginInlineStart: 'auto',
  '@media': {
    // Room for the widest content (Sign In and Enroll), to avoid a layout shift when the session
    // has loaded.
    [breakpointUp('lg')]: { minInlineSize: '14rem', gap: vars.space[3] },
  },
  selectors: { [hidden]: { minInlineSize: 0 } },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { [hidden]: { display: 'none' } },
});

export const account = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  selectors: { [hidden]: { display: 'none' } },
});

export const menuButton = style({
  display: 'flex',
  '@media': { [breakpointUp('lg')]: { display: 'none' } },
  selectors: {
    [hidden]: {
      display: 'flex',
      borderRadius: vars.radius.full,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.mid,
    },
  },
});
