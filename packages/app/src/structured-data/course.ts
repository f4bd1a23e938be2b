import { toUrl, type DescribedSite, type StructuredDataNode } from './node';
import { referToOrganization } from './organization';

/** A class that the site shows to everyone. `image` is a path or URL. */
export interface DescribedClass {
  name: string;
  description: string;
  image?: string | undefined;
}

/** A class of the school, whose provider is the site's organization. */
export const createCourse = (
  site: DescribedSite,
  { name, description, image }: DescribedClass,
): StructuredDataNode<'Course'> => ({
  '@type': 'Course',
  name,
  description,
  image: image && toUrl(site, image),
  provider: referToOrganization(site),
});
