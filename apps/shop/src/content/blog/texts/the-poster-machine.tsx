import { Link } from '@gschool/ui';

import { paths } from '../../../config/paths';

export function Body() {
  return (
    <>
      <p data-lead>
        There isn’t a single photograph in this shop. Every picture is cut from paper that doesn’t
        exist, by a machine that we wrote because we couldn’t afford a studio, and kept because we
        fell in love.
      </p>
      <p>
        A poster begins with a number. From it the machine takes one of eleven palettes, four colors
        each, and one of seven grounds: a sun, arches, ribbons, hills, rays, leaves, tiles. Then it
        asks for a pose, and lays out a figure with limbs that taper like cut paper. The same number
        always gives the same poster, so a picture needs no file: it travels as a word of twenty
        letters.
      </p>
      <h2>What we had to teach it</h2>
      <ul>
        <li>
          <strong>To put feet on the floor.</strong> The first figures floated. Now the machine
          looks for the lowest point of a body and draws the ground there.
        </li>
        <li>
          <strong>To foreshorten.</strong> An arm that comes toward you is shorter, and its end is
          rounder.
        </li>
        <li>
          <strong>To be quiet.</strong> Three kinds of paper on one sheet are a composition, four
          are a kindergarten.
        </li>
      </ul>
      <p>
        Press any of them to see it large, and move through them with the arrow keys. How the rest
        of the page gets its colors is{' '}
        <Link href={paths.post('five-themes-one-shop')}>a story of its own</Link>.
      </p>
    </>
  );
}
