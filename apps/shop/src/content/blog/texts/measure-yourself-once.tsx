import { Link } from '@gschool/ui';

import { paths } from '../../../config/paths';

export function Body() {
  return (
    <>
      <p data-lead>
        A medium is an opinion. Eighty-eight centimeters aren’t. Measure yourself once, write five
        numbers into your phone, and stop sending things back.
      </p>
      <p>
        You need a soft tape, a wall, a sheet of paper and three minutes. Stand as you stand, not as
        you would like to. Hold the tape so that it touches and doesn’t pull: one finger fits under
        it.
      </p>
      <h2>Five numbers</h2>
      <ol>
        <li>
          <strong>Chest.</strong> Around the fullest part, level at the back, arms hanging.
        </li>
        <li>
          <strong>Waist.</strong> Where you bend when you lean to one side. It’s higher than the
          waistband of most pants.
        </li>
        <li>
          <strong>Hips.</strong> Around the widest part, feet together. This is the number leggings
          are cut to.
        </li>
        <li>
          <strong>Inseam.</strong> From the crotch to the floor, back against the wall. A book
          pressed upward shows where to begin.
        </li>
        <li>
          <strong>Foot.</strong> Heel against the wall, a mark before the longest toe. In the
          evening, when feet are larger, and both: the longer one counts. For shoes add about a
          centimeter.
        </li>
      </ol>
      <h2>Between two sizes</h2>
      <p>
        Ask what the thing has to do. For something that holds you, such as leggings, go by the
        larger of your numbers, then take the smaller size if the fabric stretches. For something
        that hangs from you, such as a tee, go up. For shoes, always go up: a toe that touches the
        front has no second opinion.
      </p>
      <h2>Where the numbers go</h2>
      <p>
        Every product that comes in sizes has a guide beside them, in centimeters and inches. The
        columns are body measurements, not garment measurements: your number is the number. Start
        with <Link href={paths.department('wear')}>clothing</Link> or{' '}
        <Link href={paths.department('shoes')}>shoes</Link>.
      </p>
    </>
  );
}
