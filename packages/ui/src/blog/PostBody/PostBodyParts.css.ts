import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as postBodyStyles from './PostBody.css';

const { color, leading, space, text, weight } = vars;

globalStyle(`${postBodyStyles.body} figure > :is(img, span, svg)`, {
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
});

globalStyle(`${postBodyStyles.body} figcaption`, {
  marginBlockStart: space['3'],
  color: color.textMuted,
  fontSize: text.sm,
  lineHeight: leading.body,
});

globalStyle(`${postBodyStyles.body} :is(code, kbd, samp)`, {
  paddingBlock: '0.1em',
  paddingInline: '0.35em',
  borderRadius: vars.radius.small,
  background: color.surfaceSunken,
  fontFamily: vars.font.mono,
  fontSize: '0.88em',
  overflowWrap: 'anywhere',
});

globalStyle(`${postBodyStyles.body} pre`, {
  overflowX: 'auto',
  padding: space['5'],
  borderRadius: vars.radius.large,
  background: color.surfaceSunken,
  fontSize: text.sm,
  lineHeight: leading.body,
  // Code runs from left to right on every page.
  direction: 'ltr',
  textAlign: 'start',
  tabSize: 2,
});

globalStyle(`${postBodyStyles.body} pre code`, {
  padding: 0,
  background: 'none',
  fontSize: 'inherit',
});

globalStyle(`${postBodyStyles.body} table`, {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: text.md,
  lineHeight: leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${postBodyStyles.body} :is(th, td)`, {
  paddingBlock: space['3'],
  paddingInlineEnd: space['5'],
  borderBlockEnd: `1px solid ${color.borderMuted}`,
  textAlign: 'inherit',
  verticalAlign: 'top',
});

globalStyle(`${postBodyStyles.body} th`, { fontWeight: weight.semibold });
globalStyle(`${postBodyStyles.body} thead th`, {
  color: color.textMuted,
  fontSize: text.sm,
  whiteSpace: 'nowrap',
});

globalStyle(`${postBodyStyles.body} caption`, {
  paddingBlockEnd: space['3'],
  color: color.textMuted,
  fontSize: text.sm,
  textAlign: 'inherit',
});
