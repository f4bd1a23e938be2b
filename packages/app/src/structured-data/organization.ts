import { toId, toUrl, type DescribedSite, type StructuredDataNode } from './node';

/**
 * The facts about the organization that the start page shows. Settings that are not set are left
 * out.
 */
export interface DescribedOrganization {
  description: string;
  /** The URLs of its accounts on other sites, by site name. */
  social?: Readonly<Record<string, string | undefined>> | undefined;
  email?: string | undefined;
  telephone?: string | undefined;
}

/** The organization, for its own page. */
export const createOrganization = (
  site: DescribedSite,
  { description, social, email, telephone }: DescribedOrganization,
): StructuredDataNode<'Organization'> => ({
  '@type': 'Organization',
  '@id': toId(site, 'organization'),
  name: site.name,
  description,
  url: toUrl(site, '/'),
  logo: toUrl(site, '/icons/any-512.png'),
  sameAs: Object.values(social ?? {}).filter((url) => url !== undefined),
  email,
  telephone,
});

/** A reference to the organization as the publisher or provider of something on another page. */
export const referToOrganization = (site: DescribedSite): StructuredDataNode<'Organization'> => ({
  '@type': 'Organization',
  '@id': toId(site, 'organization'),
  name: site.name,
  url: toUrl(site, '/'),
});
