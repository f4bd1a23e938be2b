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
  // A long word in large type does not widen the column that it is in.
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

// Styles of a selection are inherited from the root in Chromium. A rule that matches the selection
// of every element costs 15% of a theme switch there, so only browsers without this inheritance get
// it. CSS cannot ask for it: `corner-shape` is in the versions of Chromium after the first one.
const selected = { backgroundColor: vars.color.brand, color: vars.color.onBrand };
rule(':root::selection', selected);
rule('::selection', { '@supports': { 'not (corner-shape: round)': selected } });
rule(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 });
// After a page change, a screen reader announces the focused element; it needs no focus ring.
rule(':is(h1, h2, main, dialog, [role="dialog"])[tabindex="-1"]:focus-visible', {
  outline: 'none',
});

// A page laid out from right to left in a language that is written from left to right: each text
// keeps its own order (`10 min`, a period at its end) but is aligned to the page's start.
rule('body', { textAlign: ['-webkit-match-parent', 'match-parent'] });
rule('[dir="rtl"]:not(:lang(ar), :lang(fa), :lang(he), :lang(ur)) body *', {
  unicodeBidi: 'plaintext',
});

// Addresses and numbers are read from left to right in every language, but are aligned to the
// page's start.
rule('[dir="rtl"] input:is([type="email"], [type="tel"], [type="url"])', {
  direction: 'ltr',
  textAlign: 'end',
});

// Arabic letters are joined, and tracking would separate them. Their marks need more line height.
// Not `:lang(ar)`, which would look for the language of every element.
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

// A page that was prerendered in another language than the reader's is hidden until its texts are
// translated, for at most 8 seconds: if the script does not load, the original text is shown.
globalKeyframes('gs-show', { to: { visibility: 'visible' } });
rule('html[data-untranslated] body', {
  visibility: 'hidden',
  animation: 'gs-show 0s 8s forwards',
});

// The message that the app could not be loaded (`packages/app/src/client/loadFailure.ts`). It is
// shown while the page is hidden, too.
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
// motion (lint checks it). So nothing moves, and no rule has to match every element: that would
// double the cost of a theme switch. Events of animations still fire, so code that waits for an
// exit continues.
rule(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.motion.fast]: '0s', [vars.motion.base]: '0s', [vars.motion.slow]: '0s' },
    },
  },
});

// With forced colors the system replaces backgrounds and shadows, so what is selected has an outline.
// The outline of the focus comes from components, and overrides it.
rule(
  ':is(a, button, [role=option], [role=tab], [role^=menuitem]):is([aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true])',
  {
    '@media': {
      '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
);

// While the appearance is switched, hundreds of buttons would start a transition of their colors.
// Only the elements that are controls: these are computed again when the attribute is removed.
rule(
  ['a', 'button', 'input', 'select', 'textarea', 'label', 'summary']
    .map((element) => `:root[${SWITCHING_ATTRIBUTE}] ${element}`)
    .join(', '),
  { transition: 'none !important' },
);
