import { encodeVideo, type PackFile } from './fixes';
import { checkMasterPlaylist, listLabels, type PlaylistRole } from './masterCheck';
import { checkMediaPlaylist, type PlaylistReading } from './mediaCheck';
import type { PackFolder } from './packFolder';
import { parsePlaylist } from './parsePlaylist';
import { createPartReader } from './parts';
import {
  findPlaylistFile,
  readPlaylistText,
  type FileFinding,
  type PackFiles,
} from './playlistFiles';
import { findCommonErrors } from './playlistRules';

const onlyFinding = (finding: FileFinding): PlaylistReading => ({
  codecs: [],
  findings: [finding],
});

/**
 * Creates a function that checks a video: it follows the playlist to every file, and finds what
 * browsers or the player can't play. Adds the files to `files`. Files that several videos share are
 * checked and reported only once.
 */
export function createVideoCheck(
  folder: PackFolder,
  files: PackFiles,
): (playlist: PackFile) => Promise<readonly FileFinding[]> {
  const reader = createPartReader(folder, files);
  /** Null while a playlist is being read. */
  const readings = new Map<string, PlaylistReading | null>();

  const follow = async (
    from: PackFile,
    uri: string,
    role: PlaylistRole,
  ): Promise<PlaylistReading> => {
    const file = await findPlaylistFile(folder, from.name, uri, files);
    if (typeof file === 'string') return onlyFinding({ file: from.name, reason: file });
    const known = readings.get(file.name);
    if (known === null) return onlyFinding({ file: from.name, reason: `names itself ("${uri}")` });
    if (known) return { codecs: known.codecs, findings: [] };
    return read(file, role);
  };

  async function read(playlist: PackFile, role: PlaylistRole | 'main'): Promise<PlaylistReading> {
    readings.set(playlist.name, null);
    const reading = await readNew(playlist, role);
    readings.set(playlist.name, reading);
    return reading;
  }

  async function readNew(
    playlist: PackFile,
    role: PlaylistRole | 'main',
  ): Promise<PlaylistReading> {
    const text = await readPlaylistText(folder, playlist);
    if (typeof text !== 'string') return onlyFinding({ ...text, file: playlist.name });
    const parsed = parsePlaylist(text);
    const hasVariants = parsed.variants.length > 0;
    if (hasVariants && role !== 'main') {
      const reason = 'is a master playlist inside of another, which players refuse';
      return onlyFinding({ file: playlist.name, reason });
    }
    const isMaster = role === 'main' && (hasVariants || parsed.segments.length === 0);
    const reading = isMaster
      ? await checkMasterPlaylist(playlist, parsed, (uri, kind) => follow(playlist, uri, kind))
      : await checkMediaPlaylist(reader, playlist, parsed, role === 'frames');
    return {
      codecs: reading.codecs,
      findings: [
        ...findCommonErrors(parsed).map((one) => ({ ...one, file: playlist.name })),
        ...(await reader.findKeyErrors(playlist, parsed.keys)),
        ...(await reader.findMissing(playlist, parsed.otherUris)),
        ...reading.findings,
      ],
    };
  }

  return async (playlist) => {
    if (readings.has(playlist.name)) return [];
    const { codecs, findings } = await read(playlist, 'main');
    const refused = codecs.filter(({ isPlayed }) => !isPlayed);
    if (refused.length === 0) return findings;
    const reason = `contains ${listLabels(refused)}, which not every browser plays`;
    return [...findings, { file: playlist.name, reason, fix: encodeVideo(playlist) }];
  };
}
