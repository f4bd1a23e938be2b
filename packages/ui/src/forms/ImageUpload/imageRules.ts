/** The accepted types and size of a picture. */
export interface ImageRules {
  /** Media types, such as "image/png". */
  accept: readonly string[];
  maxBytes: number;
}

/** Checks a file; returns what is wrong with it, or undefined. */
export function checkImage(
  { type, size: unitSize }: Pick<File, 'type' | 'size'>,
  { accept, maxBytes }: ImageRules,
): 'kind' | 'size' | undefined {
  if (!accept.includes(type)) return 'kind';
  return unitSize > maxBytes ? 'size' : undefined;
}

const typeNames: Record<string, string> = { webp: 'WebP', 'svg+xml': 'SVG' };

/** Media types as a readable list: "JPEG, PNG or WebP". */
export function formatImageTypes(accept: readonly string[], locale: string): string {
  const names = accept.map((type) => {
    const subtype = type.replace('image/', '');
    return typeNames[subtype] ?? subtype.toUpperCase();
  });
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}

/** A file’s size as text: "5 MB", "500 kB". */
export function formatFileSize(bytes: number, locale: string): string {
  const [unit, unitSize] = bytes < 1_000_000 ? ['kilobyte', 1000] : ['megabyte', 1_000_000];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: String(unit),
    maximumFractionDigits: 1,
  }).format(bytes / Number(unitSize));
}
