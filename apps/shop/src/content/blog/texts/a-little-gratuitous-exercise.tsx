import { Link } from '@gschool/ui';

import { paths } from '../../../config/paths';

export function Body() {
  return (
    <>
      <p data-lead>
        William James wrote that in 1890, at the end of a chapter about habit that is still the best
        one. “Gratuitous” is the word to stay with: for nothing, for no reason, because you can.
      </p>
      <p>
        His point is insurance. Do every day or two some small thing for no better reason than that
        you would rather not, he says, and when the hour of real need comes it won’t find you
        untrained. He compares it to the insurance you pay on your house: it brings nothing at the
        time and may never bring anything. But if the fire comes, having paid will save you.
      </p>
      <p>
        It is a strange thing to read in a shop. Most of what we sell promises a result. James
        promises none. The last repetition that nobody counts, the cold water at the end, the stairs
        with the elevator standing open: they aren’t there to make you stronger than yesterday. They
        keep the door from rusting.
      </p>
      <p>
        So this is our favorite reason to practice, and the only one that never disappoints. If you
        want to give it a place in the day, <Link href={paths.blogSingle('video')}>a minute</Link>{' '}
        will do.
      </p>
    </>
  );
}
