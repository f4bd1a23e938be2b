import { globalFontFace } from '@vanilla-extract/css';

import { fallbackFaces } from './fallback';
import { arabicFamily, fallbackFamily, interFamily } from './stacks';

// Only the weight axis is included. With the optical-size axis, the file would be 73 KB, which
// exceeds the budget of 60 KB.
globalFontFace(interFamily, {
  src: "url('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});

globalFontFace(fallbackFamily, fallbackFaces);

// Never preloaded: an Arabic page requests it with its first Arabic letter.
globalFontFace(arabicFamily, {
  src: "url('@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2') format('woff2')",
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: 'U+0600-06FF, U+0750-077F, U+200C-200D, U+FB50-FDFF, U+FE70-FEFC',
});
