import './themes.css';
import './font/faces.css';
import './print.css';

import { globalKeyframes } from '@vanilla-extract/css';

import { rule } from './baseRule';
import { vars } from './contract.css';
import { arabicSans } from './font/stacks';
import { rootFontSizes } from './settings/rootFontSizes';
import { SWITCHING_ATTRIBUTE } from './settings/switchSettings';

rule('*, ::before, ::after', { boxSizing: 'border-box' });

rule('html', {
  colorScheme: 'light',
  // Room for the sticky header, so that it does not cover a focused or linked element.
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space[4]})`,
  textSizeAdjust: 'none',
  WebkitTextSizeAdjust: 'none',
  accentColor: vars.color.brandText,
  scrollbarColor: `${vars.color.border} transparent`,
});
rule('[data-scheme="dark"]', { colorScheme: 'dark' });
rule('html[data-font-size="small"]', { fontSize: rootFontSizes.small });
rule('html[data-font-size="large"]', { fontSize: rootFontSizes.large });

rule('body', {
  margin: 0,
  minBlockSize: '100dvb',
  backgroundColor: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.body,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'break-word',
});

rule('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, fieldset, ul, ol', {
  margin: 0,
  padding: 0,
});
rule('h1, h2, h3, h4, h5, h6', {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  // A long word in large type must not widen its column.
  overflowWrap: 'anywhere',
});
rule('p, li, dd', { textWrap: 'pretty' });
rule('ul[class], ol[class], menu', { listStyle: 'none', margin: 0, padding: 0 });
rule('fieldset', { border: 0, minInlineSize: 0 });
rule('legend', { padding: 0 });
rule('img, picture, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
rule('img, video', { blockSize: 'auto' });
rule('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
rule('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
rule('button:disabled', { cursor: 'not-allowed' });
rule('a', { color: 'inherit' });
rule('time, data, progress, meter, table', { fontVariantNumeric: 'tabular-nums' });
rule('dialog', { color: 'inherit' });
rule('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

// In Chromium, selection styles are inherited from the root. A rule that matches the selection of
// every element costs 15% of a theme change there, so only browsers without this inheritance get
// it. CSS cannot test for the inheritance, but the first Chromium version after it supports
// `corner-shape`.
const selected = { backgroundColor: vars.color.brand, color: vars.color.onBrand };
rule(':root::selection', selected);
rule('::selection', { '@supports': { 'not (corner-shape: round)': selected } });
rule(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 });
// After a page change, a screen reader announces the focused element; it needs no focus ring.
rule(':is(h1, h2, main, dialog, [role="dialog"])[tabindex="-1"]:focus-visible', {
  outline: 'none',
});

// For a page with a right-to-left layout in a language that is written from left to right: each
// text keeps its own order (`10 min`, a period at its end) but is aligned to the page's start.
rule('body', { textAlign: ['-webkit-match-parent', 'match-parent'] });
rule('[dir="rtl"]:not(:lang(ar), :lang(fa), :lang(he), :lang(ur)) body *', {
  unicodeBidi: 'plaintext',
});

// Email addresses, URLs and numbers are read from left to right in every language, but are aligned
// to the page's start.
rule('[dir="rtl"] input:is([type="email"], [type="tel"], [type="url"])', {
  direction: 'ltr',
  textAlign: 'end',
});

// Arabic letters are joined, and tracking would separate them. Their marks need a larger line
// height. `:lang(ar)` is not used, because it would have to determine the language of every
// element.
rule('[lang|="ar"]', { letterSpacing: 0 });
rule('[lang|="ar"]', {
  vars: { [vars.tracking.tight]: '0', [vars.tracking.display]: '0', [vars.tracking.eyebrow]: '0' },
});
rule(':root:lang(ar)', {
  vars: {
    [vars.font.body]: arabicSans,
    [vars.font.display]: arabicSans,
    [vars.leading.tight]: '1.3',
    [vars.leading.snug]: '1.45',
    [vars.leading.body]: '1.75',
  },
});

// A page that was prerendered in a language other than the reader's is hidden until its texts are
// translated, but for at most 8 seconds. If the script does not load, the original text is shown.
globalKeyframes('gs-show', { to: { visibility: 'visible' } });
rule('html[data-untranslated] body', {
  visibility: 'hidden',
  animation: 'gs-show 0s 8s forwards',
});

// The message that the app could not be loaded (`packages/app/src/client/loadFailure.ts`). It is
// visible even while the page is hidden.
rule('#load-failure', {
  visibility: 'visible',
  position: 'fixed',
  insetInline: vars.space['4'],
  insetBlockEnd: `calc(${vars.space['4']} + env(safe-area-inset-bottom))`,
  zIndex: vars.z.toast,
  inlineSize: 'fit-content',
  margin: '0 auto',
  padding: `${vars.space['3']} ${vars.space['5']}`,
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.borderMuted}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
});

rule('#load-failure a', { color: 'inherit' });

rule(':root[data-layout="boxed"]', { vars: { [vars.size.container]: '68rem' } });

// Every transition and animation takes its time from these tokens, or runs only without reduced
// motion (a lint rule checks this). So with reduced motion nothing moves, and no rule has to match
// every element, which would double the cost of a theme change. Animation events still fire, so
// code that waits for an exit continues.
rule(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.fast]: '0s', [vars.motion.base]: '0s', [vars.motion.slow]: '0s' },
    },
  },
});

// With forced colors, the system replaces backgrounds and shadows, so selected elements get an
// outline. Focus outlines come from components and override it.
rule(
  ':is(a, button, [role=option], [role=tab], [role^=menuitem]):is([aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true])',
  {
    '@media': {
      '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
);

// While the appearance changes, hundreds of buttons would start a color transition. The rule
// matches only controls, because the styles of all matching elements are computed again when the
// attribute is removed.
rule(
  ['a', 'button', 'input', 'select', 'textarea', 'label', 'summary']
    .map((element) => `:root[${SWITCHING_ATTRIBUTE}] ${element}`)
    .join(', '),
  { transition: 'none !important' },
);
