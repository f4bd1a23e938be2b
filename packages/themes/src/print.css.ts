// The print styles (docs/product/every-page.md#printing): only the main content, in black on white,
// without elements that can only be pressed. `data-print="none"` leaves an element out,
// `data-print="only"` prints an element that the screen does not show; of several in a row, each
// begins a sheet. `data-print="content"` prints a button, such as a picture that opens a larger one.
import type { GlobalStyleRule } from '@vanilla-extract/css';

import { rule } from './baseRule';
import { vars } from './contract.css';
import { printPalette } from './printPalette';

const print = (selector: string, style: GlobalStyleRule): void =>
  rule(selector, { '@media': { print: style } } as GlobalStyleRule);

print(':root, [class*="theme-"]', {
  colorScheme: 'light !important',
  vars: {
    ...Object.fromEntries(
      Object.entries(printPalette).map(([name, value]) => [
        vars.color[name as keyof typeof printPalette],
        value,
      ]),
    ),
    [vars.shadow.low]: 'none',
    [vars.shadow.mid]: 'none',
    [vars.shadow.high]: 'none',
  },
});

const none = { display: 'none !important' } as const;

// Hides everything except the main content: the skip link, header, footer, banners, toasts, open
// dialogs.
print('body:has(main) *:not(main, main *, :has(main))', none);
print('[data-print="none"]', none);
rule('[data-print="only"]', { '@media': { 'not print': none } } as GlobalStyleRule);
print('[data-print="only"] + [data-print="only"]', { breakBefore: 'page' });

// Hides elements that can only be pressed, filled in or played.
print(
  [
    'button:not([data-print]), input, select, textarea, form, label:has(input, select, textarea)',
    'nav, search, dialog, [popover], video, audio, iframe',
    // A skeleton of content that is loading.
    '[aria-busy="true"]',
    ...['dialog', 'alertdialog', 'menu', 'listbox', 'tablist', 'toolbar', 'search', 'slider'].map(
      (role) => `[role="${role}"]`,
    ),
  ].join(', '),
  none,
);

// The window's height is meaningless on paper, and content far down the page is printed, too.
print('body, body :has(main)', { display: 'block !important', minBlockSize: '0 !important' });
print('main, main > *', { minBlockSize: '0 !important' });
print('main *', {
  contentVisibility: 'visible !important' as 'visible',
  animation: 'none !important',
  transition: 'none !important',
});
print('main details::details-content', {
  contentVisibility: 'visible',
  blockSize: 'auto',
  opacity: 1,
} as GlobalStyleRule);
print('main summary svg', none);

print('p, li, dd', { orphans: 3, widows: 3 });
print('h1, h2, h3, h4, h5, h6, summary', { breakAfter: 'avoid' });
// Only for elements that fit on one sheet. A whole post, for example, would otherwise begin on the
// second sheet.
print('li > article, img, svg, tr, dl > div', { breakInside: 'avoid' });

// Prints the URL of links in a text, because paper cannot follow them. The app sets the origin for
// its own paths.
const inText = (href: string): string =>
  `main :is(p, td, figcaption, blockquote, :is(ul, ol):not([class], [role])) a[href^="${href}"]::after`;
const url = { direction: 'ltr', unicodeBidi: 'isolate', overflowWrap: 'anywhere' } as const;
print(inText('http'), { ...url, content: '" (" attr(href) ")"' });
print(inText('/'), { ...url, content: '" (" var(--gs-print-origin, "") attr(href) ")"' });
