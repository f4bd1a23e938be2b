import type { Product } from '@gschool/domain';
import type { SearchResultGroup } from '@gschool/domain/search';
import { BlogCard, CardGrid, Heading, Stack, Text } from '@gschool/ui';

import { getPostPath } from '../../content/blog/postPaths';
import { getAuthor } from '../../content/blog/authors';
import { getPost } from '../../content/blog/posts';
import { pick } from '../../content/media/catalogue';
import { useT, type MessageId } from '../../i18n/useT';
import { ProductGrid } from '../../shared/products/ProductGrid';
import { PersonTile } from '../../shared/media/PersonTile';
import { ShowTile } from '../../shared/media/ShowTile';
import { TitleCard } from '../../shared/media/TitleCard';
import { useMedia } from '../../shared/media/useMedia';
import { VideoTile } from '../../shared/media/VideoTile';
import * as styles from './SearchResults.css';
import type { ShopKind } from './shopSearch';

const titles: Readonly<Record<ShopKind, MessageId>> = {
  movie: 'nav.movies',
  show: 'nav.tvShows',
  video: 'nav.videos',
  person: 'nav.cast',
  product: 'nav.merchandise',
  post: 'nav.blog',
};

/** The result cards of one kind, best match first. */
function ResultCards({
  kind,
  ids,
  products,
}: {
  kind: ShopKind;
  ids: readonly string[];
  products: readonly Product[];
}) {
  const { catalogue } = useMedia();
  switch (kind) {
    case 'movie':
      return (
        <CardGrid itemSize="portrait">
          {pick(catalogue.movies, ids).map((movie) => (
            <TitleCard key={movie.slug} title={movie} headingLevel={4} />
          ))}
        </CardGrid>
      );
    case 'show':
      return (
        <CardGrid>
          {pick(catalogue.shows, ids).map((show) => (
            <ShowTile key={show.slug} show={show} headingLevel={4} />
          ))}
        </CardGrid>
      );
    case 'video':
      return (
        <CardGrid>
          {pick(catalogue.videos, ids).map((video) => (
            <VideoTile key={video.slug} video={video} headingLevel={4} />
          ))}
        </CardGrid>
      );
    case 'person':
      return (
        <ul className={styles.people} role="list">
          {pick(catalogue.people, ids).map((person) => (
            <li key={person.slug}>
              <PersonTile person={person} headingLevel={4} />
            </li>
          ))}
        </ul>
      );
    case 'product':
      return (
        <ProductGrid
          products={ids.flatMap((id) => products.find((one) => one.id === id) ?? [])}
          headingLevel={4}
        />
      );
    case 'post':
      return (
        <CardGrid itemSize="wide">
          {ids
            .flatMap((id) => getPost(id) ?? [])
            .map((post) => (
              <BlogCard
                key={post.slug}
                href={getPostPath(post)}
                title={post.title}
                picture={post.picture}
                excerpt={post.excerpt}
                author={{ name: getAuthor(post.author).name }}
                minutes={post.minutes}
                headingLevel={4}
                contentLanguage="en"
              />
            ))}
        </CardGrid>
      );
  }
}

export interface ResultGroupProps {
  group: SearchResultGroup<ShopKind>;
  products: readonly Product[];
}

/** The results of one kind with heading and count. */
export function ResultGroup({ group, products }: ResultGroupProps) {
  const t = useT();
  return (
    <Stack space="4">
      <div className={styles.head}>
        <Heading level={3} size="large">
          {t(titles[group.kind])}
        </Heading>
        <Text tone="muted">{t('search.count', { count: group.total })}</Text>
      </div>
      <ResultCards kind={group.kind} ids={group.ids} products={products} />
    </Stack>
  );
}
