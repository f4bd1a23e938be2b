import { Link } from '@gschool/ui';

import { paths } from '../../../config/paths';

export function Body() {
  return (
    <>
      <p data-lead>
        An hour is a beautiful plan. Ten minutes is what’s left of it on a Tuesday, and it’s worth
        more than most people think.
      </p>
      <p>
        The math is quick. An hour once a week, in the weeks when it happens, makes perhaps forty
        hours a year. Ten minutes, six days a week, makes fifty-two. The second figure is larger,
        but that isn’t the reason to prefer it. The reason is that the second person never starts
        again from the beginning.
      </p>
      <h2>Make the door small</h2>
      <p>
        Habits fail at the door. Not during the exercise, but in the minute before it: the mat is
        behind the sofa, the clothes are in the wash, the class has to be chosen from two hundred.
        So the work is to take things away from that minute.
      </p>
      <ul>
        <li>Leave the mat out. It is allowed to be furniture.</li>
        <li>Choose tomorrow’s class tonight, and only one.</li>
        <li>Tie it to something that happens anyway: after the kettle, before the shower.</li>
        <li>
          Decide what counts as done when everything goes wrong. Two minutes lying down count.
        </li>
      </ul>
      <h2>What fits in ten</h2>
      <p>
        One thing, done with attention. Three sets of one lift. A slow round of the joints from the
        ankles to the neck. Eight minutes of walking stairs and two of catching your breath. What
        doesn’t fit is a little of everything: the warm-up alone would eat it.
      </p>
      <p>
        And on the days when ten minutes turn into thirty, let them. Nobody has ever had to be
        talked into the eleventh minute. It is only ever the first.
      </p>
      <h2>Count days, not minutes</h2>
      <p>
        Put a mark on a paper calendar. After a month the row of marks is worth protecting, and a
        gap is one gap and not the end: the rule that we like is never to miss twice. If you would
        rather begin with something that needs no clothes at all, there are{' '}
        <Link href={paths.blogSingle('audio')}>five breaths, one minute</Link>.
      </p>
    </>
  );
}
