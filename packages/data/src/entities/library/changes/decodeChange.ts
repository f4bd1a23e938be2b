import type { HistoryEntry, LibraryChange, PlaylistEdit } from '@gschool/domain';

import { toHistoryEntry } from '../../../mappers/history';
import { toPosition } from '../../../mappers/library';
import { toPlaylist } from '../../../mappers/playlist';
import * as read from '../../../mappers/read';

const where = 'journal';

const decodeHistoryEntry = (fields: read.Fields, at: string): HistoryEntry =>
  toHistoryEntry(fields, read.requiredText(fields, 'videoId', at), at);

const decodePlaylistEdit = (fields: read.Fields): PlaylistEdit => {
  const edit = read.requiredText(fields, 'edit', where);
  const name = read.text(fields, 'name');
  const videoIds = read.texts(fields, 'videoIds');
  const videoId = read.text(fields, 'videoId');
  switch (edit) {
    case 'create':
      return { edit, name: read.requiredText(fields, 'name', where), videoIds };
    case 'rename':
      return { edit, name };
    case 'order':
      return { edit, videoIds, dropped: read.texts(fields, 'dropped') };
    case 'add':
    case 'drop':
      return { edit, videoId };
    case 'delete':
      return { edit };
    case 'restore': {
      const playlist = read.asFields(read.field(fields, 'playlist'), where);
      return { edit, playlist: toPlaylist(playlist, read.requiredText(playlist, 'id', where)) };
    }
    default:
      throw read.invalidDocument(`${where}.edit`);
  }
};

const decodeVisit = (value: unknown) => {
  if (value === undefined) return undefined;
  const fields = read.asFields(value, where);
  return {
    id: read.requiredText(fields, 'id', where),
    day: read.requiredText(fields, 'day', where),
    seconds: read.requiredNumber(fields, 'seconds', where),
  };
};

const LISTS = ['favorites', 'saved', 'watchlist'] as const;

const decodeAction = (fields: read.Fields, base: { id: string; at: number }): LibraryChange => {
  const kind = read.requiredText(fields, 'kind', where);
  switch (kind) {
    case 'watched': {
      const position = toPosition(read.field(fields, 'position'), where);
      const visit = decodeVisit(read.field(fields, 'visit'));
      const texts = {
        title: read.text(fields, 'title'),
        posterRef: read.text(fields, 'posterRef'),
      };
      return {
        ...base,
        kind,
        position,
        ...texts,
        isLeft: read.bool(fields, 'isLeft'),
        visit,
      };
    }
    case 'listed': {
      const list = LISTS.find((one) => one === read.field(fields, 'list'));
      if (!list) throw read.invalidDocument(`${where}.list`);
      const itemId = read.requiredText(fields, 'itemId', where);
      return { ...base, kind, list, itemId, isIn: read.bool(fields, 'isIn') };
    }
    case 'hidden': {
      const videoId = read.requiredText(fields, 'videoId', where);
      return { ...base, kind, videoId, isHidden: read.bool(fields, 'isHidden') };
    }
    case 'removed':
      return { ...base, kind, videoIds: read.texts(fields, 'videoIds') };
    case 'cleared':
      return { ...base, kind, known: read.texts(fields, 'known') };
    case 'restored':
      return {
        ...base,
        kind,
        entries: read.list(read.field(fields, 'entries'), where, decodeHistoryEntry),
      };
    case 'playlist': {
      const playlistId = read.requiredText(fields, 'playlistId', where);
      return { ...base, kind, playlistId, ...decodePlaylistEdit(fields) };
    }
    default:
      throw read.invalidDocument(`${where}.kind`);
  }
};

/** Decodes a stored change; null for anything else. */
export const decodeChange = (text: string | null): LibraryChange | null => {
  try {
    const fields = read.asFields(JSON.parse(text ?? ''), where);
    const id = read.requiredText(fields, 'id', where);
    return decodeAction(fields, { id, at: read.requiredNumber(fields, 'at', where) });
  } catch {
    return null;
  }
};
