/** Replaces a URI of a playlist. */
export type ReplaceUri = (uri: string) => Promise<string>;

const replaceAttributes = async (tag: string, replace: ReplaceUri): Promise<string> => {
  let result = '';
  let end = 0;
  for (const match of tag.matchAll(/\bURI="([^"]*)"/g)) {
    result += `${tag.slice(end, match.index)}URI="${await replace(match[1] ?? '')}"`;
    end = match.index + match[0].length;
  }
  return result + tag.slice(end);
};

/**
 * Replaces every URI of an HLS playlist, master or media: variants, segments, keys, maps, captions
 * and other renditions.
 */
export const rewritePlaylist = async (text: string, replace: ReplaceUri): Promise<string> => {
  const rows = text.split(/\r?\n/);
  // Only rows with a URI are awaited, because most tags have none.
  const waiting = rows.flatMap((row, at) => {
    const isTag = row.startsWith('#');
    if (isTag ? !row.includes('URI="') : row.trim() === '') return [];
    const rewritten = isTag ? replaceAttributes(row, replace) : replace(row.trim());
    return [rewritten.then((changed) => (rows[at] = changed))];
  });
  await Promise.all(waiting);
  return rows.join('\n');
};
