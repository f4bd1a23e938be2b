import { Link, Picture, PostQuote, PostTable } from '@gschool/ui';

import { paths } from '../../config/paths';

/** The headings of the template, which are also listed next to it. */
export const templateSections = [
  { id: 'lead', title: 'The lead' },
  { id: 'paragraphs', title: 'Paragraphs' },
  { id: 'lists', title: 'Lists' },
  { id: 'pictures', title: 'Pictures' },
  { id: 'tables', title: 'Tables' },
  { id: 'quotations', title: 'Quotations' },
  { id: 'figures-and-code', title: 'Figures and code' },
  { id: 'other-kinds', title: 'Other kinds' },
  { id: 'the-last-look', title: 'The last look' },
] as const;

type SectionId = (typeof templateSections)[number]['id'];

const SectionHeading = ({ id }: { id: SectionId }) => (
  <h2 id={id}>{templateSections.find((part) => part.id === id)?.title}</h2>
);

/** A post that uses every text element and explains when to use it. */
export function TemplateText() {
  return (
    <>
      <SectionHeading id="lead" />
      <p data-lead>
        The first paragraph is larger than the others and must stand alone. Someone who reads only
        this should know what the post is about, and want to read on.
      </p>
      <SectionHeading id="paragraphs" />
      <p>
        Three to five sentences. A line holds about sixty-six characters, which is where eyes stop
        getting lost on their way back. <strong>Bold</strong> names the thing that a paragraph is
        about, once. <em>Italics</em> are for a word that is spoken differently.{' '}
        <Link href={paths.blogs}>Links</Link> say where they lead: never “here”.
      </p>
      <h3>Smaller headings</h3>
      <p>
        Two levels are enough. If a post wants a third, it wants to be two posts. Headings are
        promises in sentence case, and the text under them keeps each within a screen.
      </p>
      <SectionHeading id="lists" />
      <p>Numbers for a sequence, bullets for a choice:</p>
      <ol>
        <li>Say what to do.</li>
        <li>
          Say how it feels when it is right:
          <ul>
            <li>in the feet,</li>
            <li>in the breath.</li>
          </ul>
        </li>
        <li>Stop.</li>
      </ol>
      <dl>
        <dt>A word</dt>
        <dd>and what it means, where a post uses terms that not everyone knows.</dd>
      </dl>
      <SectionHeading id="pictures" />
      <p>
        One picture opens the post. A second one has to show what words can’t. It may run wider than
        the text, and it always has a caption.
      </p>
      <figure data-wide>
        <Picture
          picture="art:figure/triangle/17"
          alt="A figure bends sideways over a straight leg, one arm up"
        />
        <figcaption>
          A caption says what to look at. What the picture shows goes in its alt text, for anyone
          who can’t see it.
        </figcaption>
      </figure>
      <SectionHeading id="tables" />
      <p>For three things with three properties. Two things are a sentence; ten are a page.</p>
      <PostTable label="When to use what">
        <table>
          <caption>When to use what</caption>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">For</th>
              <th scope="col">Not for</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">List</th>
              <td>steps, choices</td>
              <td>arguments</td>
            </tr>
            <tr>
              <th scope="row">Table</th>
              <td>comparison</td>
              <td>layout</td>
            </tr>
            <tr>
              <th scope="row">Quotation</th>
              <td>someone’s own words</td>
              <td>our own, twice in a post</td>
            </tr>
          </tbody>
        </table>
      </PostTable>
      <SectionHeading id="quotations" />
      <PostQuote name="Who said it" detail="where, and when">
        Short enough to be remembered, and exact to the comma.
      </PostQuote>
      <blockquote>
        <p>A longer passage stands back a little and needs no ornament.</p>
      </blockquote>
      <SectionHeading id="figures-and-code" />
      <p>
        Units follow their number with a space: 16 kg, 4 mm, 30 °C. Keys look like keys:{' '}
        <kbd>Esc</kbd>. A line to type is set in <code>monospace</code>; several lines get a box,
        which scrolls without moving the page:
      </p>
      <pre>
        <code>
          {
            '2026-11-12  squat  4 × 8  16 kg  quiet, a little bored, no pain the day after\n2026-11-14  squat  4 × 8  16 kg  quiet'
          }
        </code>
      </pre>
      <hr />
      <SectionHeading id="other-kinds" />
      <p>
        A post can be made of something other than words:{' '}
        <Link href={paths.blogSingle('audio')}>sound</Link> with a transcript,{' '}
        <Link href={paths.blogSingle('video')}>film</Link> with captions,{' '}
        <Link href={paths.blogSingle('link')}>a link</Link> with a reason,{' '}
        <Link href={paths.blogSingle('quote')}>a quotation</Link> with its source, or{' '}
        <Link href={paths.blogSingle('gallery')}>pictures</Link> with descriptions. The words come
        after it, and are shorter. An ordinary one looks{' '}
        <Link href={paths.blogDetail}>like this</Link>.
      </p>
      <SectionHeading id="the-last-look" />
      <p>
        Read it aloud. Take out every sentence that could stand in someone else’s post. Then check
        that it promises nothing a body might not keep.
      </p>
    </>
  );
}
