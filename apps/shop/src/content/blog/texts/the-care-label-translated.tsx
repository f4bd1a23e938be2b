import { Link } from '@gschool/ui';

import { paths } from '../../../config/paths';

export function Body() {
  return (
    <>
      <p data-lead>
        Five symbols, a few dots and some bars: the label in a pair of leggings is a whole
        instruction manual, and hardly anybody was ever taught to read it.
      </p>
      <h2>The five symbols</h2>
      <dl>
        <dt>A tub</dt>
        <dd>
          Washing. The number is the hottest that the water may be, not the best. One bar under it:
          gently. Two bars: very gently. A hand: by hand. Crossed out: not in water at all.
        </dd>
        <dt>A triangle</dt>
        <dd>Bleach. On anything stretchy it is crossed out, and it means it.</dd>
        <dt>A square</dt>
        <dd>
          Drying. With a circle inside, it’s the dryer, and one dot means low heat. Lines instead of
          a circle are about the air: one vertical line means line dry, one horizontal line means
          dry flat.
        </dd>
        <dt>An iron</dt>
        <dd>One dot is 110 °C, two are 150, three are 200. Most technical cloth stops at one.</dd>
        <dt>A circle</dt>
        <dd>Professional cleaning; the letter is for them, not for you.</dd>
      </dl>
      <h2>Why stretch hates heat</h2>
      <p>
        What makes leggings come back to their shape is elastane, a few threads in every hundred. It
        doesn’t melt in the dryer; it tires, a little each time, until the knees stay where your
        knees were. Thirty degrees and a line in the shade will give the same pair twice the years.
      </p>
      <h2>Why softener hates you</h2>
      <p>
        Cloth that carries sweat outward does so along the surface of its fibers. Softener works by
        covering exactly that surface. The result feels lovely in the drawer and wet on the mat. If
        something has begun to smell as soon as it is warm, wash it once with half the detergent and
        a cup of white vinegar instead.
      </p>
      <h2>The short version</h2>
      <ol>
        <li>Inside out, zippers closed, with similar fabrics.</li>
        <li>Cold (30 °C), a short spin, half the detergent.</li>
        <li>No softener, no dryer, no iron.</li>
        <li>Out of the gym bag the same evening. That one does more than all the others.</li>
      </ol>
      <p>
        You’ll find what all of this is about on{' '}
        <Link href={paths.department('wear')}>the wear shelf</Link>.
      </p>
    </>
  );
}
