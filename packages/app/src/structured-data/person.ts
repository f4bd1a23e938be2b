import { toUrl, type DescribedSite, type StructuredDataNode } from './node';

/** A person. `path` is her page, `image` the path or URL of her portrait. */
export interface DescribedPerson {
  name: string;
  path?: string | undefined;
  description?: string | undefined;
  /** Says that the person is invented. */
  sampleNote?: string | undefined;
  jobTitle?: string | undefined;
  image?: string | undefined;
}

/** A person: an instructor, an author, someone of a cast. */
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
