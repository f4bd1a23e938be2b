import { parsePlaylist } from './parsePlaylist';

/** Every URI that a playlist names, once: playlists, segments, initializations, keys and others. */
export const listPlaylistUris = (text: string): readonly string[] => {
  const { variants, renditions, keys, segments, frameUris, otherUris } = parsePlaylist(text);
  const uris = [
    ...variants.map(({ uri }) => uri),
    ...renditions.map((attributes) => attributes.get('URI')),
    ...keys.map(({ uri }) => uri),
    ...segments.flatMap(({ uri, map }) => [uri, map?.uri]),
    ...frameUris,
    ...otherUris,
  ];
  return [...new Set(uris)].filter((uri): uri is string => Boolean(uri));
};
