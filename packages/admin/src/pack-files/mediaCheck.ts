import type { Codec } from './codecs';
import { encodeVideo, type PackFile } from './fixes';
import type { ParsedPlaylist, PlaylistSegment } from './parsedPlaylist';
import type { PartReader, UsedPart } from './parts';
import type { FileFinding } from './playlistFiles';
import { findMediaErrors } from './playlistRules';

/** The contents of a playlist, and the problems with it and its files. */
export interface PlaylistReading {
  codecs: readonly Codec[];
  findings: readonly FileFinding[];
}

/**
 * Keeps each finding once. Many segments have the same finding, for example about their shared
 * initialization.
 */
export const unique = (findings: readonly FileFinding[]): readonly FileFinding[] => [
  ...new Map(findings.map((one) => [`${one.file}\n${one.reason}`, one])).values(),
];

const hasPicture = ({ codecs }: UsedPart): boolean => codecs.some(({ kind }) => kind === 'picture');

/** Finds problems that concern all segments together. */
function findSegmentErrors(
  playlist: PackFile,
  readings: readonly UsedPart[],
  withoutMap: boolean,
): readonly FileFinding[] {
  const findings: FileFinding[] = [];
  if (withoutMap) {
    findings.push({
      file: playlist.name,
      reason: 'has parts of MP4 videos without #EXT-X-MAP, which names their initialization',
      fix: encodeVideo(playlist),
    });
  }
  const [first] = readings;
  if (first?.type === 'ts' && !hasPicture(first) && readings.some(hasPicture)) {
    findings.push({
      file: playlist.name,
      reason: 'begins with a segment of sound alone, so the player shows no pictures at all',
      fix: encodeVideo(playlist),
    });
  }
  return findings;
}

/** Checks a playlist of segments. `isFrames` is true if it contains only I-frames, for previews. */
export async function checkMediaPlaylist(
  reader: PartReader,
  playlist: PackFile,
  parsed: ParsedPlaylist,
  isFrames: boolean,
): Promise<PlaylistReading> {
  const findings: FileFinding[] = findMediaErrors(parsed, playlist, isFrames).map((one) => ({
    ...one,
    file: playlist.name,
  }));
  const codecs: Codec[] = [];
  const readings: UsedPart[] = [];
  const readPart = async (
    part: Pick<PlaylistSegment, 'uri' | 'range' | 'isEncrypted'>,
    kind: 'map' | 'segment',
  ): Promise<UsedPart> => {
    const reading = await reader.read(playlist, part, kind);
    findings.push(...reading.findings);
    codecs.push(...reading.codecs);
    return reading;
  };
  let withoutMap = false;
  for (const segment of parsed.segments) {
    if (segment.isGap) continue;
    if (segment.map) await readPart(segment.map, 'map');
    const reading = await readPart(segment, 'segment');
    readings.push(reading);
    if (reading.type === 'fragment' && segment.map === null) withoutMap = true;
  }
  findings.push(...findSegmentErrors(playlist, readings, withoutMap));
  // Previews are optional, and players leave out previews that they can’t decode.
  return { codecs: isFrames ? [] : codecs, findings: unique(findings) };
}
