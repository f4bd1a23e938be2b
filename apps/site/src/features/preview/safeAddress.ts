import { listPackMedia, packLists } from '@gschool/domain/content-pack';

/**
 * Whether a posted address may be loaded or become a link: poster art, https, or a file of this
 * origin. Anything else, such as `javascript:` and `data:`, may not.
 */
const isSafe = (address: string, origin: string): boolean => {
  if (address === '' || address.startsWith('art:')) return true;
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return url.protocol === 'https:' || (/^https?:$/.test(url.protocol) && url.origin === origin);
};

/** The fields of documents that contain an address. */
const ADDRESS_FIELDS: ReadonlySet<string> = new Set([
  ...packLists.flatMap(listPackMedia),
  'src',
  'joinUrl',
]);

/**
 * Copies JSON data and replaces each address that is not safe with `''`. `origin` is the origin of
 * the page.
 */
export const removeUnsafeAddresses = <Data>(data: Data, origin: string): Data => {
  const copy = (value: unknown, name: string): unknown => {
    if (typeof value === 'string')
      return ADDRESS_FIELDS.has(name) && !isSafe(value, origin) ? '' : value;
    if (Array.isArray(value)) return value.map((one) => copy(one, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copy(one, key)]));
  };
  return copy(data, '') as Data;
};
