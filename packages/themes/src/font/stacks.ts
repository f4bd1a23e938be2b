/** The self-hosted face. */
export const interFamily = 'Inter Variable';

/** A local face with Inter's metrics, so that nothing shifts when Inter is loaded. */
export const fallbackFamily = 'Inter Fallback';

/** The self-hosted Arabic face (docs/decisions/0025). */
export const arabicFamily = 'Vazirmatn Variable';

/**
 * The device's own Arabic fonts. They come before the generic family, so that Latin digits and
 * letters in Arabic text are still set in Inter.
 */
const arabic = "'Noto Sans Arabic', 'Segoe UI', 'Geeza Pro', 'Dubai'";

const sans = `'${interFamily}', '${fallbackFamily}', ${arabic}, system-ui, sans-serif`;

/**
 * The font stack of an Arabic page. On other pages, a few Arabic words (the language's name in the
 * language switch, a title) are not worth loading a font.
 */
export const arabicSans = `'${interFamily}', '${fallbackFamily}', '${arabicFamily}', ${arabic}, system-ui, sans-serif`;

/** The font tokens, the same in every theme. */
export const fontStacks = {
  body: sans,
  display: sans,
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Consolas, 'Liberation Mono', monospace",
};
