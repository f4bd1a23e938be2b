import type { BreadcrumbItem } from '@gschool/ui';

import { removeIncomplete, type StructuredDataNode } from '../structured-data';
import type { DocumentHead } from '../routes/useDocumentHead';

/** An indexed page, rendered. */
export interface RenderedDocument extends Pick<DocumentHead, 'title' | 'description'> {
  path: string;
  /** The breadcrumb that the page shows; may be empty. */
  breadcrumb: readonly BreadcrumbItem[];
  /** What the page was rendered with, such as the product of a snapshot. */
  content: unknown;
}

/** The picture of a shared link, 1200 × 630. The build draws it. */
export interface SocialImage {
  /** The file to draw, a path from the app's root. */
  path: string;
  alt: string;
  /** A reference of the poster art: `art:…`. */
  art: string;
  title: string;
  /** The kind of the page, over the title. */
  label: string;
}

/** What a page says about itself to search engines, and to those who share its link. */
export interface PageDescription {
  /** Nodes of JSON-LD. Incomplete ones are left out. */
  structuredData: readonly (StructuredDataNode | undefined)[];
  /** The picture of the page; undefined for the picture of the app. */
  socialImage?: SocialImage | undefined;
  /** More pictures to draw, for what the page shows that has no page. */
  pictures?: readonly SocialImage[] | undefined;
}

/** The parts of a rendered page that come from its description. */
export type DescribedParts = Omit<PageDescription, 'structuredData'> & {
  structuredData?: readonly StructuredDataNode[];
};

interface RenderedParts {
  head: DocumentHead;
  path: string;
  /** The breadcrumb as JSON; undefined if there is none. */
  state: string | undefined;
  content: unknown;
}

/** Creates the parts of an indexed page; none for pages that search engines do not list. */
export function createDescribedParts(
  describePage: ((page: RenderedDocument) => PageDescription) | undefined,
  { head: { isIndexed, title, description }, path, state, content }: RenderedParts,
): DescribedParts {
  if (!describePage || !isIndexed) return {};
  const { items: breadcrumb } = state
    ? (JSON.parse(state) as { items: readonly BreadcrumbItem[] })
    : { items: [] };
  const page = { path, title, description, breadcrumb, content };
  const { structuredData, ...pictures } = describePage(page);
  return {
    structuredData: removeIncomplete(structuredData.filter((node) => node !== undefined)),
    ...pictures,
  };
}
