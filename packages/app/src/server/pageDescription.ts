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

/** The picture of a shared link. */
export interface SocialImage {
  /** A path from the app's root, or a URL. */
  path: string;
  alt: string;
  /** What the build draws at the path, 1200 × 630; undefined for a photograph, which exists. */
  drawing?: SocialDrawing | undefined;
}

interface SocialDrawing {
  /** A reference of the poster art: `art:…`. */
  art: string;
  title: string;
  /** The kind of the page, over the title. */
  label: string;
}

/** A page for which `createSocialImage` creates a picture. */
interface PicturedPage {
  path: string;
  /** A reference of the poster art, or the path or URL of a photograph. */
  picture: string;
  title: string;
  label: string;
  /** One or two sentences. */
  description: string;
}

/** The picture of a page: its photograph, or one that the build draws from its poster. */
export const createSocialImage = ({
  path,
  picture,
  title,
  label,
  description,
}: PicturedPage): SocialImage => {
  const alt = description ? `${title}: ${description}` : title;
  return picture.startsWith('art:')
    ? { path: `/social${path}.png`, alt, drawing: { art: picture, title, label } }
    : { path: picture, alt };
};

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
