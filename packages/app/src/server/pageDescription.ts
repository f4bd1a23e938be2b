import type { BreadcrumbItem } from '@gschool/ui';

import { removeIncomplete, type StructuredDataNode } from '../structured-data';
import type { DocumentHead } from '../routes/useDocumentHead';

/** A rendered page that search engines may list. */
export interface RenderedDocument extends Pick<DocumentHead, 'title' | 'description'> {
  path: string;
  /** The breadcrumb that the page shows. It may be empty. */
  breadcrumb: readonly BreadcrumbItem[];
  /** The content with which the page was rendered, such as a product of the snapshot. */
  content: unknown;
}

/** The picture of a shared link. */
export interface SocialImage {
  /** A path relative to the app's root, or a URL. */
  path: string;
  alt: string;
  /**
   * The drawing that the build creates at the path, 1200 × 630; undefined for an existing
   * photograph.
   */
  drawing?: SocialDrawing | undefined;
}

interface SocialDrawing {
  /** A reference to poster art: `art:…`. */
  art: string;
  title: string;
  /** The kind of page, shown above the title. */
  label: string;
}

/** A page for which `createSocialImage` creates a picture. */
interface PicturedPage {
  path: string;
  /** A reference to poster art, or the path or URL of a photograph. */
  picture: string;
  title: string;
  label: string;
  /** One or two sentences. */
  description: string;
}

/** The picture of a page: its photograph, or a picture that the build draws from its poster. */
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

/** How a page describes itself to search engines, and in previews of shared links. */
export interface PageDescription {
  /** JSON-LD nodes. Incomplete nodes are left out. */
  structuredData: readonly (StructuredDataNode | undefined)[];
  /** The picture of the page; undefined for the picture of the app. */
  socialImage?: SocialImage | undefined;
  /** Additional pictures to draw, for content without a separate page. */
  pictures?: readonly SocialImage[] | undefined;
}

/** The parts of a rendered page that are created from its description. */
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

/** Creates the parts of a page that search engines may list; nothing for other pages. */
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
