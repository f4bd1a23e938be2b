import '../i18n/en/blog.messages.json';

import type { ContentHead } from '@gschool/app/routes';
import { Navigate, useLocation, useParams, type Params } from 'react-router-dom';

import { addressOf, postAt } from '../content/blog/address';
import { postOf } from '../content/blog/posts';
import { loadText } from '../content/blog/textOf';
import { PostPage } from '../features/blog/PostPage';
import { NotFound } from '../shared/NotFound';

const find = ({ slug = '' }: Params, pathname: string) => postAt(pathname) ?? postOf(slug);

export async function prepare(params: Params, pathname: string): Promise<void> {
  const post = find(params, pathname);
  if (post) await loadText(post.slug);
}

export function getContentHead(params: Params, pathname: string): ContentHead | undefined {
  const post = find(params, pathname);
  return post && { title: post.title, description: post.excerpt, publishedOn: post.publishedOn };
}

/** `/blogs/:slug`, `/blogs/detail` and `/blogs/single/…`: one post. One that has moved leads on. */
export function PostRoute() {
  const { pathname } = useLocation();
  const post = find(useParams(), pathname);
  if (!post) return <NotFound />;
  if (post !== postAt(pathname)) return <Navigate to={addressOf(post)} replace />;
  return <PostPage key={post.slug} post={post} />;
}
