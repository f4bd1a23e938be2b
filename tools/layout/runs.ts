/** The conditions under which all pages are opened once. */
export interface LayoutRun {
  name: string;
  language: 'en' | 'en-XA' | 'ar';
  widths: readonly number[];
  /**
   * The browser's text size; the usual one is 16 px. Media queries in em follow it, just as they
   * follow a user's setting.
   */
  textSizePx?: number;
  /**
   * Whether to apply the spacing of letters, words, lines and paragraphs that WCAG 1.4.12
   * specifies.
   */
  hasTextSpacing?: boolean;
}

const textWidths = [320, 390, 1280];

export const layoutRuns: readonly LayoutRun[] = [
  { name: 'en-XA', language: 'en-XA', widths: [390, 1440] },
  { name: 'ar', language: 'ar', widths: [390, 1440] },
  { name: 'large-text', language: 'en', widths: textWidths, textSizePx: 32 },
  { name: 'text-spacing', language: 'en', widths: textWidths, hasTextSpacing: true },
];

/** The style sheet of a reader who needs more text spacing (WCAG 1.4.12). */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;
