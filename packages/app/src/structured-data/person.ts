import { toUrl, type DescribedSite, type StructuredDataNode } from './node';

/** A person. `path` is the person's page, `image` the path or URL of a portrait. */
export interface DescribedPerson {
  name: string;
  path?: string | undefined;
  description?: string | undefined;
  /** A note that the person is invented. */
  sampleNote?: string | undefined;
  jobTitle?: string | undefined;
  image?: string | undefined;
}

/** A person: an instructor, an author or a cast member. */
export const createPerson = (
  site: DescribedSite,
  { name, path, description, sampleNote, jobTitle, image }: DescribedPerson,
): StructuredDataNode<'Person'> => ({
  '@type': 'Person',
  name,
  url: path && toUrl(site, path),
  description,
  disambiguatingDescription: sampleNote,
  jobTitle,
  image: image && toUrl(site, image),
});
