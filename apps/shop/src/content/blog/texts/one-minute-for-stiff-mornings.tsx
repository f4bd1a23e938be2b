import { Link } from '@gschool/ui';

import { paths } from '../../../config/paths';

export function Body() {
  return (
    <>
      <p data-lead>
        Before coffee, before your phone, in whatever you slept in: three movements, eight times
        each, one minute in all. The film counts for you.
      </p>
      <h2>What you see</h2>
      <ol>
        <li>
          <strong>Arm circles.</strong> As large as the room allows. The ribs stay where they are;
          only the shoulders travel.
        </li>
        <li>
          <strong>Side bends.</strong> Both feet heavy. Reach up first and over afterward, as if you
          wanted to get past a shelf.
        </li>
        <li>
          <strong>Knee lifts.</strong> Slowly enough to stand on one leg for a moment. A hand on the
          wall isn’t cheating.
        </li>
      </ol>
      <h2>Why it is only a minute</h2>
      <p>
        Because it will be done. A joint is oiled by being moved, and the first dozen movements
        after a night do most of that work. What feels like age at seven in the morning is mostly
        stillness, and stillness is cured by eight arm circles.
      </p>
      <p>
        The figure in the film was drawn for this shop, like every poster in it. Captions say the
        count, so it works with the sound off and someone still asleep next door. When the minute
        has become too short, here is{' '}
        <Link href={paths.post('ten-minutes-is-a-practice')}>the case for ten</Link>.
      </p>
    </>
  );
}
