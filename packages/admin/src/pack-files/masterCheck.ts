import { getCodec, type Codec } from './codecs';
import { encodeVideo, type PackFile } from './fixes';
import { unique, type PlaylistReading } from './mediaCheck';
import type { ParsedPlaylist, PlaylistVariantTag } from './parsedPlaylist';
import type { FileFinding } from './playlistFiles';
import { findMasterErrors } from './playlistRules';

/** The purpose of a playlist that another playlist names. */
export type PlaylistRole = 'media' | 'frames';

/** Reads a playlist by its URI in a master playlist. */
type FollowPlaylist = (uri: string, role: PlaylistRole) => Promise<PlaylistReading>;

/** The names of codecs. Each is listed once. */
export const listLabels = (codecs: readonly Codec[]): string =>
  [...new Set(codecs.map(({ label }) => label))].join(' and ');

const isRefused = ({ isPlayed }: Codec): boolean => !isPlayed;

/** The codecs that a variant lists in `CODECS`, if it has any. */
const getDeclared = ({ attributes }: PlaylistVariantTag): readonly Codec[] =>
  (attributes.get('CODECS') ?? '')
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(getCodec);

const describeContents = (
  { line, attributes }: PlaylistVariantTag,
  contained: readonly Codec[],
): string => {
  const named = attributes.get('CODECS');
  return (
    `has a variant (line ${line}) that contains ${listLabels(contained)}, ` +
    (named === undefined
      ? 'and no CODECS by which players would leave it out'
      : `but says CODECS="${named}"`)
  );
};

/** Checks a master playlist and every playlist that it names. */
export async function checkMasterPlaylist(
  playlist: PackFile,
  parsed: ParsedPlaylist,
  follow: FollowPlaylist,
): Promise<PlaylistReading> {
  const findings: FileFinding[] = [];
  const add = (reason: string, fix = encodeVideo(playlist)) =>
    findings.push({ file: playlist.name, reason, fix });
  const read = async (uri: string, role: PlaylistRole): Promise<readonly Codec[]> => {
    const reading = await follow(uri, role);
    findings.push(...reading.findings);
    return reading.codecs;
  };
  for (const { reason, fix } of findMasterErrors(parsed, playlist)) add(reason, fix);
  /** The codecs of each audio group. */
  const sounds = new Map<string, readonly Codec[]>();
  for (const rendition of parsed.renditions) {
    const uri = rendition.get('URI');
    if (uri === undefined) continue;
    const codecs = await read(uri, 'media');
    const group = rendition.get('GROUP-ID') ?? '';
    if (rendition.get('TYPE') === 'AUDIO')
      sounds.set(group, [...(sounds.get(group) ?? []), ...codecs]);
  }
  const refused: Codec[] = [];
  let hasPlayed = false;
  for (const variant of parsed.variants) {
    if (variant.uri === null) continue;
    const group = sounds.get(variant.attributes.get('AUDIO') ?? '') ?? [];
    const contained = [...(await read(variant.uri, 'media')), ...group].filter(isRefused);
    const declared = getDeclared(variant).filter(isRefused);
    // Players decide by the codecs that a variant declares, and not by its contents, whether to
    // leave it out.
    if (declared.length === 0 && contained.length > 0) add(describeContents(variant, contained));
    hasPlayed ||= declared.length === 0;
    refused.push(...declared);
  }
  for (const uri of parsed.frameUris) await read(uri, 'frames');
  if (!hasPlayed && refused.length > 0)
    add(`has no variant that every browser plays: ${listLabels(refused)}`);
  return { codecs: [], findings: unique(findings) };
}
