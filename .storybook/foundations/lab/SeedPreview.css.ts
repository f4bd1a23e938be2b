import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, font, radius, text } = vars;

/** Repeats the styles of `body` with the tokens of the seed. */
export const preview = style({
  minInlineSize: 0,
  isolation: 'isolate',
  overflow: 'clip',
  border: `1px solid ${color.borderMuted}`,
  borderRadius: radius.large,
  background: color.page,
  color: color.text,
  fontFamily: font.body,
  fontSize: text.md,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.body,
  accentColor: color.brandText,
  selectors: {
    '&[data-scheme=light]': { colorScheme: 'light' },
    '&[data-scheme=dark]': { colorScheme: 'dark' },
  },
});

export const page = style({ minInlineSize: 0 });
