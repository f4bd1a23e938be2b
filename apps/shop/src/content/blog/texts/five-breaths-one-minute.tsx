import { Link } from '@gschool/ui';

import { paths } from '../../../config/paths';

export function Body() {
  return (
    <>
      <p data-lead>
        One minute, five breaths, and no one telling you to relax. The tone rises while you breathe
        in, stays for a moment, and falls while you breathe out. That is all there is to follow.
      </p>
      <p>
        Each round lasts twelve seconds: four in, two held without effort, six out. The long way out
        is the point. While we breathe out the heart slows by a few beats, and it speeds up again
        while we breathe in; a breath that leaves slowly gives the slower half more time.
      </p>
      <h2>Before you press play</h2>
      <ul>
        <li>Sit so you could stay a while. A chair is fine.</li>
        <li>Let the air come through the nose if it likes to. If not, that’s fine.</li>
        <li>One hand below the ribs. It moves before the shoulders do.</li>
      </ul>
      <h2>If four is too long</h2>
      <p>
        Follow the shape and not the seconds: in on the rise, out on the fall, shorter if you need
        it. Nothing should feel tight, and you should never want to gasp. If you get dizzy, stop,
        and breathe as you always do. Don’t do this while driving or in water.
      </p>
      <p>
        Play it again as often as you like, or slower: the button with the number changes the speed.
        For what to do with the rest of a bad evening, read{' '}
        <Link href={paths.post('sleep-is-equipment')}>why sleep is equipment</Link>.
      </p>
    </>
  );
}
