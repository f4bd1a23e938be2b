/** One quality of a master playlist. */
export interface PlaylistVariant {
  uri: string;
  /** In pixels; 0 if the playlist does not state it. */
  height: number;
  /** Bits per second: the average if the playlist states it, otherwise the maximum. */
  bandwidth: number;
  codecs: string;
  /** The row number of its `EXT-X-STREAM-INF` tag. */
  row: number;
  /** The rendition groups that it uses: `AUDIO:name`, `SUBTITLES:name` … */
  groups: readonly string[];
}

/** The kinds of rendition groups that a variant may name. */
const GROUP_TYPES = ['AUDIO', 'SUBTITLES', 'VIDEO', 'CLOSED-CAPTIONS'] as const;

/** Tags of a master playlist that do not belong to a single variant. */
const COMMON_TAGS = /^#(EXTM3U|EXT-X-(VERSION|INDEPENDENT-SEGMENTS|START)\b)/;

/**
 * Matches a name with its value, or a run of name characters without a value. Without the second
 * alternative, every character of a long run would be tried as the beginning of a name, which takes
 * quadratic time.
 */
const ATTRIBUTE = /([A-Z0-9-]+)(?:=(?:"([^"]*)"|([^",]*)))?/g;

/**
 * The attributes of a tag, without quotes. We parse them ourselves, because a library would be
 * larger than this whole folder and could not write playlists.
 */
export const parseAttributes = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    [...tag.slice(tag.indexOf(':') + 1).matchAll(ATTRIBUTE)].flatMap(
      ([, name = '', quoted, plain]) => {
        const value = quoted ?? plain;
        return value === undefined ? [] : [[name, value] as const];
      },
    ),
  );

/** The rows of a playlist. */
export const splitRows = (text: string): readonly string[] =>
  text.split(/\r?\n/).map((row) => row.trim());

const toNumber = (text: string | undefined): number => {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : 0;
};

/** The qualities of a master playlist in its order; empty for a media playlist. */
export const parseVariants = (text: string): readonly PlaylistVariant[] => {
  const rows = splitRows(text);
  return rows.flatMap((tag, row) => {
    if (!tag.startsWith('#EXT-X-STREAM-INF:')) return [];
    const uri = rows[row + 1] ?? '';
    if (uri === '' || uri.startsWith('#')) return [];
    const attributes = parseAttributes(tag);
    const groups = GROUP_TYPES.flatMap((type) => {
      const name = attributes.get(type);
      return name === undefined ? [] : [`${type}:${name}`];
    });
    return [
      {
        uri,
        height: toNumber(attributes.get('RESOLUTION')?.split(/x/i)[1]),
        bandwidth: toNumber(attributes.get('AVERAGE-BANDWIDTH') ?? attributes.get('BANDWIDTH')),
        codecs: attributes.get('CODECS') ?? '',
        row,
        groups,
      },
    ];
  });
};

/**
 * The qualities that a member can select, the lowest first. For each height, it is the smallest
 * quality that this browser can play. Variants without a picture count only if there are no others.
 */
export const listQualities = (
  variants: readonly PlaylistVariant[],
  canPlay: (codecs: string) => boolean = () => true,
): readonly PlaylistVariant[] => {
  const playable = variants.filter(({ codecs }) => codecs === '' || canPlay(codecs));
  const candidates = playable.length > 0 ? playable : variants;
  const withPicture = candidates.filter(({ height }) => height > 0);
  const sorted = (withPicture.length > 0 ? withPicture : candidates).toSorted(
    (a, b) => a.height - b.height || a.bandwidth - b.bandwidth,
  );
  return sorted.filter(({ height }, at) => height !== sorted[at - 1]?.height);
};

/** The quality nearest to a height. If two are equally near, it is the lower one. */
export const findNearestQuality = <Quality extends { height: number }>(
  qualities: readonly Quality[],
  height: number,
): Quality | undefined =>
  qualities.toSorted(
    (a, b) => Math.abs(a.height - height) - Math.abs(b.height - height) || a.height - b.height,
  )[0];

/** The master playlist with only one of its variants and the renditions that this variant uses. */
export const selectVariant = (text: string, variant: PlaylistVariant): string => {
  const rows = splitRows(text).filter((row, at) => {
    if (at === variant.row || at === variant.row + 1 || COMMON_TAGS.test(row)) return true;
    if (!row.startsWith('#EXT-X-MEDIA:')) return false;
    const attributes = parseAttributes(row);
    return variant.groups.includes(`${attributes.get('TYPE')}:${attributes.get('GROUP-ID')}`);
  });
  return `${rows.join('\n')}\n`;
};
