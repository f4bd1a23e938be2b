import { Link, PostTable } from '@gschool/ui';

import { paths } from '../../../config/paths';

export function Body() {
  return (
    <>
      <p data-lead>
        Behind the round button in the corner of this page are five color themes, each in light and
        dark. Press it while you read. Nothing on the page should become harder to read, and that
        turned out to be the whole difficulty.
      </p>
      <h2>Gold isn’t a color for words</h2>
      <p>
        The house color is a warm gold. It is lovely on paper and useless for text: white letters on
        it reach a contrast of 1.8 to 1, and 4.5 to 1 is what people with tired eyes, old screens or
        sunlight need. The same gold under nearly black letters reaches more than ten. So every
        theme keeps two versions of its brand: one to stand behind dark ink, and a deeper one that
        may be ink itself.
      </p>
      <PostTable label="One gold, two jobs">
        <table>
          <caption>One gold, two jobs</caption>
          <thead>
            <tr>
              <th scope="col">Letters</th>
              <th scope="col">Ground</th>
              <th scope="col">Contrast</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">White</th>
              <td>gold</td>
              <td>1.8 : 1</td>
            </tr>
            <tr>
              <th scope="row">Warm ink</th>
              <td>gold</td>
              <td>10.3 : 1</td>
            </tr>
            <tr>
              <th scope="row">Needed for text</th>
              <td>any</td>
              <td>4.5 : 1</td>
            </tr>
          </tbody>
        </table>
      </PostTable>
      <h2>A theme is a seed</h2>
      <p>
        We don’t choose two hundred colors. A theme is a short list: brand, accent, the hue of its
        grays, how round its corners are. Everything else is worked out from it by one small
        function, for light and for dark, and a test goes through every pair of text and ground that
        the shop uses. A theme in which one pair fails can’t be published. It has happened: green is
        stubborn.
      </p>
      <h2>What doesn’t change</h2>
      <p>
        <Link href={paths.blogSingle('gallery')}>The posters</Link>. They are cut from their own
        paper and keep their colors, so a picture that you remember is the same picture tomorrow.
        And the words: a sale price says that it is a sale price, a field with a mistake says so in
        a sentence. Color may repeat a message. It never carries one alone.
      </p>
      <p>
        While you are at it, try the text size and the right-to-left setting. Arrows turn around,
        numbers stay, and the round button itself moves to the other corner.
      </p>
    </>
  );
}
