import { Link } from '@gschool/ui';

import { paths } from '../../../config/paths';

export function Body() {
  return (
    <>
      <p data-lead>
        Cinema began with a question about training: does a galloping horse ever have all four feet
        off the ground? In June 1878 Eadweard Muybridge answered it with a row of cameras. It does.
      </p>
      <p>
        Ever since, the moving body has been what the camera is best at and what films most often
        waste. A fight is cut into pieces of half a second so that nobody has to be able to fight. A
        dance is shown from the waist up. If you train, you notice, and it spoils the evening. It
        doesn’t have to. Here’s what we look at instead.
      </p>
      <h2>Look for the whole body</h2>
      <p>
        When a director shows feet and face in the same shot, someone on that set could really do
        the thing. It’s the oldest promise in musicals: no cuts until the step is over. Count the
        seconds between two cuts. More than eight? Sit up.
      </p>
      <h2>Look at where the weight is</h2>
      <p>
        Actors can learn an arm movement in an afternoon. Weight takes months. Watch the moment
        before someone lifts, jumps or turns: the hips go first, or it is a lie. You will see the
        same thing in yourself the next morning, which is the real use of this exercise.
      </p>
      <h2>Look at the breath</h2>
      <p>
        Makeup can fake sweat. It can’t fake the collarbones of someone who has run up four flights
        of stairs. The films that we keep going back to let people be out of breath, and wait.
      </p>
      <h2>Look at who is in the room</h2>
      <p>
        A training sequence is usually one person against the world. Real training has a floor, a
        kettle, someone who says “again”, and someone on the next mat who is better. Films that know
        this are rarer, and warmer.
      </p>
      <p>
        Try it on the samples in <Link href={paths.movies}>our movies</Link>, and tell us which one
        cheats.
      </p>
    </>
  );
}
