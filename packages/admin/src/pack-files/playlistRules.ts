import { ENCODE_SOURCE, encodeVideo, type Finding, type PackFile } from './fixes';
import type { ParsedPlaylist, PlaylistKey } from './parsedPlaylist';

/** Whether the player can decrypt a video. */
export const isKeyUsed = ({ method, format }: PlaylistKey): boolean =>
  method === 'AES-128' && format === 'identity';

const describeKey = ({ method, format }: PlaylistKey): Finding => ({
  reason:
    `is encrypted with ${method || 'an unknown method'}` +
    `${format === 'identity' ? '' : ` (${format})`}, which the player doesn’t decrypt`,
  fix: ENCODE_SOURCE,
});

const tagFindings: readonly (readonly [string, Finding])[] = [
  [
    'EXT-X-DEFINE',
    {
      reason: 'uses variables (#EXT-X-DEFINE), which downloads and signed addresses don’t have',
      fix: 'Write the addresses out.',
    },
  ],
  [
    'EXT-X-CONTENT-STEERING',
    {
      reason: 'chooses between servers (#EXT-X-CONTENT-STEERING), which a pack doesn’t have',
      fix: 'Remove the tag and the variants of other servers.',
    },
  ],
];

/** Finds features that the player supports in no playlist. */
export function findCommonErrors({ tags, keys }: ParsedPlaylist): readonly Finding[] {
  const unused = keys.find((key) => !isKeyUsed(key));
  return [
    ...tagFindings.flatMap(([tag, finding]) => (tags.has(tag) ? [finding] : [])),
    ...(unused ? [describeKey(unused)] : []),
  ];
}

/**
 * Finds problems that keep a playlist of segments from playing. `canHaveIframes` is true for a
 * playlist of previews.
 */
export function findMediaErrors(
  { tags, segments }: ParsedPlaylist,
  playlist: PackFile,
  canHaveIframes: boolean,
): readonly Finding[] {
  const untimed = segments.find(({ isTimed }) => !isTimed);
  const findings: (Finding | false)[] = [
    segments.length === 0 && { reason: 'names no segments', fix: encodeVideo(playlist) },
    !tags.has('EXT-X-TARGETDURATION') && {
      reason: 'has no #EXT-X-TARGETDURATION, without which players refuse it',
      fix: 'Add it at the top: the seconds of the longest segment, such as #EXT-X-TARGETDURATION:6.',
    },
    !tags.has('EXT-X-ENDLIST') && {
      reason: 'does not end with #EXT-X-ENDLIST, so players take it for a live broadcast',
      fix: 'Add that line if no segment is missing; otherwise copy the playlist again.',
    },
    untimed !== undefined && {
      reason: `has a segment without #EXTINF before it (line ${untimed.line}), which players leave out`,
      fix: 'Add the seconds of the segment, such as #EXTINF:4.0,',
    },
    tags.has('EXT-X-I-FRAMES-ONLY') &&
      !canHaveIframes && {
        reason: 'has only I-frames (#EXT-X-I-FRAMES-ONLY), for previews and not for playback',
        fix: encodeVideo(playlist),
      },
  ];
  return findings.filter((finding) => finding !== false);
}

/** Groups that a variant may name. They are named after their type in `EXT-X-MEDIA`. */
const groupTypes = ['AUDIO', 'VIDEO', 'SUBTITLES', 'CLOSED-CAPTIONS'] as const;

/** Finds problems in the text of a master playlist. */
export function findMasterErrors(
  { tags, variants, renditions, segments }: ParsedPlaylist,
  playlist: PackFile,
): readonly Finding[] {
  const groups = new Set(
    renditions.map((one) => `${one.get('TYPE')} ${JSON.stringify(one.get('GROUP-ID') ?? '')}`),
  );
  const missing = new Set(
    variants.flatMap(({ attributes }) =>
      groupTypes.flatMap((type) => {
        const name = attributes.get(type);
        // `CLOSED-CAPTIONS=NONE` does not refer to a group.
        if (name === undefined || (type === 'CLOSED-CAPTIONS' && name === 'NONE')) return [];
        const group = `${type} ${JSON.stringify(name)}`;
        return groups.has(group) ? [] : [group];
      }),
    ),
  );
  const cut = variants.find(({ uri }) => uri === null);
  const findings: (Finding | false)[] = [
    variants.length === 0 && {
      reason: tags.has('EXT-X-I-FRAME-STREAM-INF')
        ? 'has only playlists of I-frames, for previews and not for playback'
        : 'names no variants and no segments',
      fix: encodeVideo(playlist),
    },
    cut !== undefined && {
      reason: `names no playlist after #EXT-X-STREAM-INF (line ${cut.line})`,
      fix: 'Add the path of the playlist in the next line.',
    },
    variants.length > 0 &&
      segments.length > 0 && {
        reason: `names a file without #EXT-X-STREAM-INF before it (line ${segments[0]?.line})`,
        fix: 'Add the tag, or remove the file.',
      },
    renditions.some((one) => one.get('TYPE') === 'VIDEO' && one.has('URI')) && {
      reason: 'has other cameras (#EXT-X-MEDIA:TYPE=VIDEO), which the player doesn’t offer',
      fix: 'Remove them, or make a class of each.',
    },
    ...[...missing].map((group) => ({
      reason: `names the group ${group}, but no #EXT-X-MEDIA has it`,
      fix: 'Add the group, or remove its name from the variants.',
    })),
  ];
  return findings.filter((finding) => finding !== false);
}
