import { checkPack, type ContentPack } from '@gschool/domain/content-pack';

/**
 * A pack with poster art, and a video for every third class. Use `title` to create different
 * versions.
 */
export const createPack = (ids: readonly string[], title = 'Class'): ContentPack => {
  const check = checkPack({
    version: 1,
    styles: [{ id: 's', name: 'S' }],
    videos: ids.map((id, n) => ({
      id,
      title: `${title} ${id}`,
      style: 's',
      level: 'everyone',
      durationSeconds: 60,
      releasedAt: '2026-01-01T00:00:00Z',
      poster: `art:figure/squat/${n}`,
      public: n === 0,
      ...(n % 3 === 0 && { hls: `video/${id}/master.m3u8` }),
    })),
    events: [
      {
        id: 'live',
        title,
        startsAt: '2026-03-01T10:00:00Z',
        durationMinutes: 60,
        poster: 'art:event/reach/3',
        joinUrl: 'https://live.example/1',
      },
    ],
  });
  if (!check.ok) throw new Error(JSON.stringify(check.errors));
  return check.pack;
};
