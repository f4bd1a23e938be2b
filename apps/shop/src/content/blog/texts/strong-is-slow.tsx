import { Link, PostQuote, PostTable } from '@gschool/ui';

import { paths } from '../../../config/paths';

export function Body() {
  return (
    <>
      <p data-lead>
        The first weeks of a new movement should feel too easy. That isn’t wasted time: it’s when
        tendons, which are in no hurry, learn what muscles think they already know.
      </p>
      <p>
        Everyone who starts again in January knows the feeling. The second week goes better than the
        first, the third better than the second, and in the fourth something begins to ache just
        under the kneecap. Nothing happened. There was no fall, no bad day. There was only a body in
        which two kinds of tissue were asked the same question and answered at different speeds.
      </p>
      <h2>Two clocks</h2>
      <p>
        A muscle is full of blood, and blood brings change quickly: within days it coordinates
        better, within weeks it has grown. A tendon is mostly collagen, laid in ropes, with few
        vessels. It remodels, too, and it does so gladly under load, but it counts in months. Load
        it faster than it rebuilds, and it will tell you in the only language it has.
      </p>
      <PostTable label="Two clocks">
        <table>
          <caption>What changes first, roughly</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">First signs</th>
              <th scope="col">Settled after</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Skill</th>
              <td>the same evening</td>
              <td>weeks</td>
            </tr>
            <tr>
              <th scope="row">Muscle</th>
              <td>two to three weeks</td>
              <td>two months</td>
            </tr>
            <tr>
              <th scope="row">Tendon</th>
              <td>two months</td>
              <td>six months or more</td>
            </tr>
          </tbody>
        </table>
      </PostTable>
      <h2>What slow looks like</h2>
      <p>
        Choose a weight with which you could hold a conversation. Then spend the strength that is
        left over on three things:
      </p>
      <ol>
        <li>Lower for four seconds. Stop where the movement changes, not where the floor is.</li>
        <li>Stay for one breath at the lowest point. If you can’t breathe there, it is too low.</li>
        <li>Come up without hurry, and look where you are going: the head leads the spine.</li>
      </ol>
      <p>
        Add weight when a set is boring from the first repetition to the last. Add a little: five
        percent of what you lift, not twenty. And only one thing at a time, either heavier or more
        often or longer.
      </p>
      <PostQuote>Patience is a training method, and the only one without a plateau.</PostQuote>
      <h2>When something aches</h2>
      <p>
        A tendon that grumbles when you start and goes quiet as you get warm wants less, not
        nothing: halve the load and keep the habit. One that is worse the next morning wants a week
        of half. Pain that is sharp, that swells or that stays isn’t a matter for a blog: have
        someone look at it.
      </p>
      <hr />
      <p>
        If you want the shortest possible week that still counts, read{' '}
        <Link href={paths.post('ten-minutes-is-a-practice')}>why ten minutes is a practice</Link>.
      </p>
    </>
  );
}
