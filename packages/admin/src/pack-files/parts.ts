import type { PackFile } from './fixes';
import type { PackFolder } from './packFolder';
import type { PlaylistKey, PlaylistPart } from './parsedPlaylist';
import { findPlaylistFile, type FileFinding, type PackFiles } from './playlistFiles';
import { isKeyUsed } from './playlistRules';
import { readMap, readSegment, type PartReading } from './segments';

/** The contents of a part of a video, with the files that its findings are about. */
export type UsedPart = PartReading & { findings: readonly FileFinding[] };

/** Reads the files that media playlists name. */
export interface PartReader {
  /** Reads the part that a playlist names. A missing file is a finding about the playlist. */
  read(playlist: PackFile, part: PlaylistPart, kind: 'map' | 'segment'): Promise<UsedPart>;
  /** Finds problems with the keys of a playlist. */
  findKeyErrors(playlist: PackFile, keys: readonly PlaylistKey[]): Promise<readonly FileFinding[]>;
  /** Checks whether files exist whose contents are not read, such as a list of chapters. */
  findMissing(playlist: PackFile, uris: readonly string[]): Promise<readonly FileFinding[]>;
}

/** An AES-128 key is 16 bytes long. A common mistake is to write it in hexadecimal. */
const KEY_BYTES = 16;

/**
 * Creates a reader that adds the files to `files`. A part that several playlists name is read only
 * once.
 */
export function createPartReader(folder: PackFolder, files: PackFiles): PartReader {
  const readings = new Map<string, Promise<PartReading>>();
  const find = (playlist: PackFile, uri: string) =>
    findPlaylistFile(folder, playlist.name, uri, files);
  return {
    read: async (playlist, part, kind) => {
      const file = await find(playlist, part.uri);
      if (typeof file === 'string') {
        const findings = [{ file: playlist.name, reason: file }];
        return { type: 'unknown', codecs: [], findings };
      }
      const { range, isEncrypted } = part;
      const key = JSON.stringify([kind, file.name, isEncrypted, range]);
      const reading =
        readings.get(key) ??
        (kind === 'map' ? readMap(folder, file.path, part) : readSegment(folder, file, part));
      readings.set(key, reading);
      const { findings, ...rest } = await reading;
      return { ...rest, findings: findings.map((one) => ({ ...one, file: file.name })) };
    },
    findKeyErrors: async (playlist, keys) => {
      const findings: FileFinding[] = [];
      for (const { uri } of keys.filter(isKeyUsed)) {
        const file = await find(playlist, uri ?? '');
        if (typeof file === 'string') {
          findings.push({ file: playlist.name, reason: file });
          continue;
        }
        const size = await folder.getSize(file.path);
        if (size === KEY_BYTES) continue;
        findings.push({
          file: file.name,
          reason: `is a key of ${size} bytes, but AES-128 needs ${KEY_BYTES}`,
          fix: 'Write the key as bytes: not as hexadecimal digits, and without a line break.',
        });
      }
      return findings;
    },
    findMissing: async (playlist, uris) => {
      const findings: FileFinding[] = [];
      for (const uri of uris) {
        const file = await find(playlist, uri);
        if (typeof file === 'string') findings.push({ file: playlist.name, reason: file });
      }
      return findings;
    },
  };
}
