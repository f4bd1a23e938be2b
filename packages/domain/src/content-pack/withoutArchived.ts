import type { ContentPack } from './schema';

/**
 * What members see of a pack: without archived classes, series and events
 * (docs/content-pack.md#archived-entries). Archived classes also leave their series, and an event's
 * replay. A series without any class left is left out.
 */
export function withoutArchived(pack: ContentPack): ContentPack {
  const { videos, series, events } = pack;
  const hidden = new Set(videos.filter(({ archived }) => archived).map(({ id }) => id));
  if (hidden.size === 0 && ![...series, ...events].some(({ archived }) => archived)) return pack;
  return {
    ...pack,
    videos: videos.filter(({ archived }) => !archived),
    series: series
      .filter(({ archived }) => !archived)
      .map((one) => ({ ...one, videos: one.videos.filter((id) => !hidden.has(id)) }))
      .filter((one) => one.videos.length > 0),
    events: events
      .filter(({ archived }) => !archived)
      .map((event) =>
        event.replay !== undefined && hidden.has(event.replay)
          ? { ...event, replay: undefined }
          : event,
      ),
  };
}
