import { toUrl, type DescribedSite, type StructuredDataNode } from './node';
import { referToOrganization } from './organization';
import { createPerson, type DescribedPerson } from './person';

/** An article of a blog. `image` is a path or URL. */
export interface DescribedPost {
  path: string;
  title: string;
  description: string;
  /** An ISO date. */
  publishedOn: string;
  minutes: number;
  author: DescribedPerson;
  section: string;
  keywords: readonly string[];
  image: string | undefined;
  /** The video that the post is about. */
  video?: StructuredDataNode<'VideoObject'> | undefined;
}

/** A post of the blog, with its author and its publisher. */
export const createBlogPosting = (
  site: DescribedSite,
  post: DescribedPost,
): StructuredDataNode<'BlogPosting'> => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.description,
  url: toUrl(site, post.path),
  mainEntityOfPage: site.origin && { '@id': `${toUrl(site, post.path)}#page` },
  image: post.image && toUrl(site, post.image),
  datePublished: post.publishedOn,
  author: createPerson(site, post.author),
  publisher: referToOrganization(site),
  articleSection: post.section,
  keywords: post.keywords,
  timeRequired: `PT${post.minutes}M`,
  inLanguage: 'en',
  video: post.video,
});
