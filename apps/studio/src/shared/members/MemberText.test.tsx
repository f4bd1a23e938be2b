import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { MemberText } from './MemberText';

it.each([
  [
    'maximiliane.oberdorfer@gymnastik.example',
    'maximiliane<wbr/>.oberdorfer@<wbr/>gymnastik<wbr/>.example',
  ],
  ['Dr. Mira Holt', 'Dr. Mira Holt'],
  [
    '<script>alert(1)</script>@x.example',
    '&lt;script&gt;alert(1)&lt;/script&gt;@<wbr/>x<wbr/>.example',
  ],
])('breaks %j only where an email may break', (text, markup) => {
  expect(renderToStaticMarkup(<MemberText text={text} />)).toBe(`<bdi>${markup}</bdi>`);
});
