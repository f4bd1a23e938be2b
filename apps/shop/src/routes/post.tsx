import '../i18n/en/blog.messages.json';

import type { ContentHead } from '@gschool/app/routes';
import { Navigate, useLocation, useParams, type Params } from 'react-router-dom';

import { getPostPath, getPostByPath } from '../content/blog/postPaths';
import { getPost } from '../content/blog/posts';
import { loadPostText } from '../content/blog/loadPostText';
import { PostPage } from '../features/blog/PostPage';
import { NotFound } from '../shared/NotFound';

const find = ({ slug = '' }: Params, pathname: string) => getPostByPath(pathname) ?? getPost(slug);

export async function prepare(params: Params, pathname: string): Promise<void> {
  const post = find(params, pathname);
  if (post) await loadPostText(post.slug);
}

export function getContentHead(params: Params, pathname: string): ContentHead | undefined {
  const post = find(params, pathname);
  return post && { title: post.title, description: post.excerpt, publishedOn: post.publishedOn };
}

/**
 * `/blogs/:slug`, `/blogs/detail` and `/blogs/single/…`: a single post. If a post has a fixed path,
 * its slug redirects there.
 */
export function PostRoute() {
  const { pathname } = useLocation();
  const post = find(useParams(), pathname);
  if (!post) return <NotFound />;
  if (post !== getPostByPath(pathname)) return <Navigate to={getPostPath(post)} replace />;
  return <PostPage key={post.slug} post={post} />;
}
