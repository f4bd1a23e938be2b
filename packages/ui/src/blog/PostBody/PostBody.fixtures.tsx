import { PostTable } from './PostTable';
import { Picture } from '../../media/Picture/Picture';
import { PostQuote } from '../PostQuote/PostQuote';

/** A post with every element that a post can have. */
export const fullPost = (
  <>
    <p data-lead>
      The first weeks of a new movement should feel too easy. That’s not wasted time: it is when
      tendons, which are in no hurry, learn what muscles think they already know.
    </p>
    <p>
      A muscle answers within days. A tendon needs <strong>six to twelve weeks</strong>, and it
      never says thank you. So we count the slow repetitions first, and read{' '}
      <a href="#load">how load travels</a> through a joint before we add any.
    </p>
    <h2>Start below your strength</h2>
    <p>Choose a weight light enough to talk with. Then do three things:</p>
    <ol>
      <li>Lower for four seconds, and stop where the movement changes.</li>
      <li>Hold there for one breath.</li>
      <li>
        Rise without hurrying:
        <ul>
          <li>feet first,</li>
          <li>eyes last.</li>
        </ul>
      </li>
    </ol>
    <figure data-wide>
      <Picture picture="art:figure/squat/5" alt="A woman at the lowest point of a squat" />
      <figcaption>The lowest point that’s still quiet is the right one.</figcaption>
    </figure>
    <h3>What changes, and when</h3>
    <PostTable label="What changes, and when">
      <table>
        <caption>What changes, and when</caption>
        <thead>
          <tr>
            <th scope="col">Tissue</th>
            <th scope="col">First signs</th>
            <th scope="col">Settled after</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Muscle</th>
            <td>5 days</td>
            <td>4 weeks</td>
          </tr>
          <tr>
            <th scope="row">Tendon</th>
            <td>3 weeks</td>
            <td>12 weeks</td>
          </tr>
        </tbody>
      </table>
    </PostTable>
    <PostQuote name="Mara Kern" detail="teaches strength">
      Patience is a training method, and the only one without a plateau.
    </PostQuote>
    <h2>Write it down</h2>
    <p>
      One line a day is enough. Press <kbd>N</kbd> in the journal, or keep a file such as{' '}
      <code>strength.txt</code>:
    </p>
    <pre>
      <code>
        {
          '2026-11-12  squat   4 × 8   16 kg   quiet, a little bored, no pain the day after\n2026-11-14  squat   4 × 8   16 kg   quiet'
        }
      </code>
    </pre>
    <hr />
    <p>Next time: why boredom is a good sign.</p>
  </>
);
