/** What may be brought. */
export interface ImageRules {
  /** Media types, as "image/png". */
  accept: readonly string[];
  maxBytes: number;
}

/** What is wrong with a file, if anything: pictures only, and not endless ones. */
export function faultOf(
  { type, size }: Pick<File, 'type' | 'size'>,
  { accept, maxBytes }: ImageRules,
): 'kind' | 'size' | undefined {
  if (!accept.includes(type)) return 'kind';
  return size > maxBytes ? 'size' : undefined;
}

const names: Record<string, string> = { webp: 'WebP', 'svg+xml': 'SVG' };

/** Media types as people call them: "JPEG, PNG or WebP". */
export function kindsOf(accept: readonly string[], locale: string): string {
  const kinds = accept.map((type) => {
    const kind = type.replace('image/', '');
    return names[kind] ?? kind.toUpperCase();
  });
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(kinds);
}

/** A file's size as people read it: "5 MB", "500 kB". */
export function sizeOf(bytes: number, locale: string): string {
  const [unit, size] = bytes < 1_000_000 ? ['kilobyte', 1000] : ['megabyte', 1_000_000];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: String(unit),
    maximumFractionDigits: 1,
  }).format(bytes / Number(size));
}
