import { globalStyle, style } from '@vanilla-extract/css';
import { lineLength, vars } from '@gschool/themes';

const { color, leading, space, text, weight } = vars;

/** About 66 characters. */
const LINE_LENGTH = lineLength(56);

/** A centered column of text. Wide elements also use the columns next to it. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) min(${LINE_LENGTH}, 100%) minmax(0, 1fr)`,
  minInlineSize: 0,
  color: color.text,
  fontSize: text.lg,
  lineHeight: 1.65,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
});

const inBody = (selector: string) =>
  selector
    .split(',')
    .map((part) => `${body} ${part.trim()}`)
    .join(', ');

globalStyle(`${body} > *`, { gridColumn: 2, minInlineSize: 0, marginInline: 0, marginBlock: 0 });
globalStyle(`${body} > * + *`, { marginBlockStart: '1.25rem' });
globalStyle(`${body} > :is([data-wide], [role="region"], pre)`, {
  boxSizing: 'border-box',
  gridColumn: '1 / -1',
  justifySelf: 'center',
  inlineSize: 'min(100%, 48rem)',
});
globalStyle(`${body} > :is(figure, hr, pre, [role="region"]) + *`, {
  marginBlockStart: space['10'],
});
globalStyle(`${body} > * + :is(figure, hr)`, { marginBlockStart: space['10'] });

globalStyle(inBody('h2, h3, h4'), {
  fontFamily: vars.font.display,
  fontWeight: weight.bold,
  lineHeight: leading.snug,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['6']})`,
});
globalStyle(inBody('h2'), { fontSize: text.h2, fontWeight: weight.display });
globalStyle(inBody('h3'), { fontSize: text.h3 });
globalStyle(inBody('h4'), { fontSize: text.xl });
globalStyle(`${body} > * + h2`, { marginBlockStart: '1.6em' });
globalStyle(`${body} > * + :is(h3, h4)`, { marginBlockStart: '1.5em' });
globalStyle(`${body} > :is(h2, h3, h4) + *`, { marginBlockStart: '0.6em' });
globalStyle(`${body} > :is(h2, h3, h4) + :is(h3, h4)`, { marginBlockStart: '0.8em' });

/** The first lines of a post, set larger. */
globalStyle(inBody('[data-lead]'), {
  fontSize: text.xl,
  lineHeight: 1.5,
  letterSpacing: vars.tracking.tight,
});

globalStyle(inBody('ul, ol'), { paddingInlineStart: '1.4em' });
globalStyle(inBody('li + li, li > ul, li > ol'), { marginBlockStart: '0.4em' });
globalStyle(inBody('li > ul, li > ol'), { marginBlockEnd: 0 });
globalStyle(inBody('li::marker'), { color: color.brandText, fontVariantNumeric: 'tabular-nums' });
globalStyle(inBody('dt'), { fontWeight: weight.semibold });
globalStyle(inBody('dd'), { margin: 0, color: color.textMuted });
globalStyle(inBody('dd + dt'), { marginBlockStart: '0.75em' });

globalStyle(inBody('a:not([class])'), {
  borderRadius: vars.radius.small,
  color: color.brandText,
  textUnderlineOffset: '0.18em',
  textDecorationThickness: 'from-font',
});
globalStyle(inBody('a:not([class]):hover'), { textDecorationThickness: '2px' });
globalStyle(inBody('a:focus-visible, pre:focus-visible'), {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
});

globalStyle(inBody('mark'), { background: color.brandSoft, color: 'inherit' });
globalStyle(inBody('hr'), {
  inlineSize: '4rem',
  blockSize: '3px',
  border: 0,
  background: color.brand,
});

globalStyle(inBody('blockquote:not([class])'), {
  paddingInlineStart: space['5'],
  borderInlineStart: `4px solid ${color.brand}`,
  color: color.textMuted,
});
globalStyle(inBody('blockquote:not([class]) > *'), { marginBlock: 0 });
