/**
 * A JSON-LD node in the schema.org vocabulary. Undefined properties are left out of the document.
 */
export type StructuredDataNode<Type extends string = string> = {
  readonly '@type': Type;
} & Readonly<Record<string, unknown>>;

/** The app to which the pages belong. */
export interface DescribedSite {
  name: string;
  /** The app's origin, without a slash at the end; undefined if the settings have none. */
  origin: string | undefined;
}

/** The absolute form of a path or a URL; undefined without an origin. */
export const toUrl = ({ origin }: DescribedSite, path: string): string | undefined =>
  /^https?:/.test(path) ? path : origin && origin + path;

/** The id that nodes of the same app use to refer to each other; undefined without an origin. */
export const toId = (site: DescribedSite, fragment: string): string | undefined =>
  toUrl(site, `/#${fragment}`);
