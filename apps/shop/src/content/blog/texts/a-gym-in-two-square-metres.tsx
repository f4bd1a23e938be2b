import { Link } from '@gschool/ui';

import { paths } from '../../../config/paths';

export function Body() {
  return (
    <>
      <p data-lead>
        A mat covers a little more than one square meter. Give yourself one more to fall out of a
        balance, and you have a gym. Everything that belongs in it fits under a bed.
      </p>
      <h2>Measure the air first</h2>
      <p>
        Lie down and spread your arms: that is the width. Stand and reach up: that is the height,
        and lamps hang lower than you remember. Swing one leg in each direction. Whatever you touch
        moves out or gets a place in the plan.
      </p>
      <h2>Four things, in this order</h2>
      <ol>
        <li>
          <strong>A mat.</strong> It says where the gym is. Everything else can wait a month.
        </li>
        <li>
          <strong>Loop bands.</strong> Three strengths weigh less than a book and replace a machine
          for hips and shoulders.
        </li>
        <li>
          <strong>One weight.</strong> A kettlebell that you can press overhead five times, with
          each hand. Not two of them, and not a set.
        </li>
        <li>
          <strong>Something to lie on.</strong> A roller or a block. Recovery that needs setting up
          doesn’t happen.
        </li>
      </ol>
      <h2>Neighbors</h2>
      <p>
        Jumping is loud in the apartment below, even on six millimeters of rubber. Step instead,
        slowly: lowering from a chair on one leg is harder than any jump. Put a folded blanket where
        the weight stands at night. You’ll put it down there in the dark.
      </p>
      <h2>What we left out</h2>
      <p>
        A mirror, because a phone propped against a bottle shows more and forgets it afterward. A
        rack, because it is furniture. And anything with a plug.
      </p>
      <p>
        Weights and bands are on the shelf for{' '}
        <Link href={paths.department('strength')}>strength</Link>; the lying-down things are under{' '}
        <Link href={paths.department('recovery')}>recovery</Link>.
      </p>
    </>
  );
}
