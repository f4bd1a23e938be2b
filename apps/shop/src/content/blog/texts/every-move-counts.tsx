import { Link } from '@gschool/ui';

import { paths } from '../../../config/paths';

export function Body() {
  return (
    <>
      <p data-lead>
        How much is enough? The World Health Organization has answered on one page, in words that
        nobody has to be afraid of. We keep it open in a tab, and here is why.
      </p>
      <p>
        For adults it comes to this: in a week, 150 to 300 minutes of movement that makes you
        breathe a little harder, or half of that if it makes you breathe a lot harder, or a mixture.
        On two days or more, something that works all the major muscle groups. And less sitting,
        whatever else you do.
      </p>
      <h2>Three sentences worth knowing</h2>
      <ul>
        <li>
          Some is better than none. The step from nothing to a little brings more than any later
          one.
        </li>
        <li>
          It doesn’t have to come in one piece. Older advice counted only stretches of ten minutes;
          this one counts the stairs.
        </li>
        <li>
          Strength isn’t the extra. It belongs with the minutes, at every age, and for older people,
          balance work joins it on three days.
        </li>
      </ul>
      <h2>What the page leaves to you</h2>
      <p>
        It doesn’t say which kind. Dancing counts, and so does carrying a child uphill. The best
        kind is the one that you will do in February. If you want to see what two strong days look
        like in a small apartment, we’ve{' '}
        <Link href={paths.post('a-gym-in-two-square-metres')}>measured it out</Link>.
      </p>
    </>
  );
}
