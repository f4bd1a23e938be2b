import { Link } from '@gschool/ui';

import { paths } from '../../../config/paths';

export function Body() {
  return (
    <>
      <p data-lead>
        We sell rollers, and we would still rather you went to bed. Sleep is the piece of equipment
        that makes all the others work, and we can’t put it in a bag.
      </p>
      <p>
        Training is a request. The answer is written later, most of it at night: muscle is built,
        what was practiced is sorted into memory, and the appetite is set for the next day. Adults
        do that well with seven hours or more. People who get by on five have mostly just gotten
        used to it, which isn’t the same.
      </p>
      <h2>What ruins it</h2>
      <ul>
        <li>
          <strong>Coffee after lunch.</strong> About half of it is still there five hours later.
        </li>
        <li>
          <strong>Light from above.</strong> The body reads a bright ceiling as noon. One low lamp
          reads as evening.
        </li>
        <li>
          <strong>The hard class at nine.</strong> A body cools down to fall asleep. Leave it two
          hours, or choose something that stretches.
        </li>
        <li>
          <strong>Lying awake in bed.</strong> Get up, sit somewhere dull, come back when you are
          sleepy. The bed shouldn’t learn the wrong lesson.
        </li>
      </ul>
      <h2>What rescues it</h2>
      <p>
        The cheapest thing is the hour at which you get up. Keep it, on Sundays too, and the evening
        arranges itself within a week or two. The second is daylight in the first hour. The third is
        a quiet ending that is always the same: dishes, teeth, ten slow breaths.
      </p>
      <h2>After a bad night</h2>
      <p>
        Train anyway, but train a skill: balance, breath, the slow version of something you know.
        Leave the heavy day for tomorrow. One bad night costs little strength and a lot of judgment,
        and it is judgment that keeps a bar off your foot.
      </p>
      <p>
        If sleep stays away for weeks, that is a reason to see a doctor, not to buy a pillow. For
        ordinary evenings there is{' '}
        <Link href={paths.blogSingle('audio')}>a minute of breathing</Link>.
      </p>
    </>
  );
}
