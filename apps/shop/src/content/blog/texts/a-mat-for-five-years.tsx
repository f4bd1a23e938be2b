import { Link, Picture, PostTable } from '@gschool/ui';

import { paths } from '../../../config/paths';

export function Body() {
  return (
    <>
      <p data-lead>
        Most mats are bought for their color and thrown away for their smell. Here is how to choose
        one that you will still like in five years.
      </p>
      <p>
        A mat has three jobs: it must not slide on the floor, you must not slide on it, and it has
        to keep the floor away from your knees. No material does all three best. What you practice
        decides which one you can give up.
      </p>
      <h2>Four materials, honestly</h2>
      <PostTable label="Four materials">
        <table>
          <caption>What each does well, and what it asks of you</caption>
          <thead>
            <tr>
              <th scope="col">Material</th>
              <th scope="col">Good at</th>
              <th scope="col">Watch out for</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Cork on rubber</th>
              <td>Grip that grows with sweat, little smell</td>
              <td>Firm; the edges chip when it is folded</td>
            </tr>
            <tr>
              <th scope="row">Natural rubber</th>
              <td>The best grip on the floor, heavy and calm</td>
              <td>Not with a latex allergy; not in the sun</td>
            </tr>
            <tr>
              <th scope="row">TPE</th>
              <td>Light, soft, easy to carry</td>
              <td>Shows heels and nails after a year or two</td>
            </tr>
            <tr>
              <th scope="row">PVC</th>
              <td>Lasts longest, cheapest by the year</td>
              <td>Hard to recycle; air it out for a week first</td>
            </tr>
          </tbody>
        </table>
      </PostTable>
      <h2>Thickness is a decision</h2>
      <p>
        Four millimeters for everything that stands: the ankle feels the floor and works less to
        find it. Six for everything that kneels or rolls. Above eight, you’re standing on a cushion,
        which is kind to knees and unkind to balance. If you need both, buy four and fold a towel.
      </p>
      <figure data-wide>
        <Picture
          picture="art:figure/downdog/9"
          alt="A drawn figure with hands and feet on the floor and hips high"
          ratio="16/9"
        />
        <figcaption>
          The test in the shop: hands and feet on the mat, hips high, ten breaths. If the hands
          creep, it isn’t yours.
        </figcaption>
      </figure>
      <h2>Keep it</h2>
      <p>
        Wipe it after each practice with water and a drop of soap, let it dry flat, and roll it with
        the top side out so that it lies flat on its own. Alcohol takes the grip off rubber; oils
        take it off everything. Dry it in the shade.
      </p>
      <p>
        The ones we keep are on <Link href={paths.department('mats')}>the mat shelf</Link>. Look at
        the weight, too, if yours has to travel: you will be the one who carries it.
      </p>
    </>
  );
}
