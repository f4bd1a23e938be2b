import {
  BlogCard,
  CardGrid,
  Container,
  Divider,
  Eyebrow,
  Heading,
  Link,
  Picture,
  PostAuthor,
  PostBody,
  PostMeta,
  PostNavigation,
  PostQuote,
  Stack,
} from '@gschool/ui';

const more = [
  { title: 'How to breathe under load', picture: 'art:figure/breathe/6', category: 'Breath' },
  { title: 'A plank that teaches you something', picture: 'art:figure/plank/8', category: 'Core' },
  { title: 'What to do on a day off', picture: 'art:figure/seated/17', category: 'Rest' },
];

/** An article: picture, text, author, and where to go next. */
export function ArticlePage() {
  return (
    <Container as="main" blockPadding="medium">
      <Stack space="12">
        <Container as="article" size="text">
          <Stack space="6">
            <Stack space="3">
              <Eyebrow>Strength</Eyebrow>
              <Heading level={1}>Too easy is about right</Heading>
              <PostMeta
                author={{ name: 'Mara Kern' }}
                date="May 4, 2026"
                dateTime="2026-05-04"
                minutes={4}
              />
            </Stack>
            <Picture picture="art:figure/squat/5" alt="" ratio="16/9" isPriority />
            <PostBody>
              <p data-lead>
                The first weeks of a new movement should feel too easy. That’s not wasted time: it
                is when tendons learn what muscles think they already know.
              </p>
              <h2>Start below your strength</h2>
              <p>Choose a weight light enough to talk with. Then do three things:</p>
              <ol>
                <li>Lower for four seconds.</li>
                <li>Hold for one breath.</li>
                <li>Rise without hurrying.</li>
              </ol>
              <PostQuote name="Mara Kern">Patience is a training method.</PostQuote>
              <p>After six weeks, add one repetition, not one plate.</p>
            </PostBody>
            <Divider />
            <PostAuthor
              name="Mara Kern"
              detail="Teaches strength and patience"
              actions={
                <Link href="#mara" isStandalone>
                  All posts by Mara
                </Link>
              }
            >
              Mara has taught for eleven years, first in a basement in Graz.
            </PostAuthor>
            <PostNavigation
              previous={{ title: 'Why we count slowly', href: '#before' }}
              next={{ title: 'Shoes, or no shoes', href: '#after' }}
            />
          </Stack>
        </Container>
        <Stack space="5">
          <Heading level={2}>Read next</Heading>
          <CardGrid label="Read next">
            {more.map((post) => (
              <BlogCard key={post.title} {...post} href={`#${post.category}`} />
            ))}
          </CardGrid>
        </Stack>
      </Stack>
    </Container>
  );
}
