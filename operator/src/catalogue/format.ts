import type { ContentPack } from '@gschool/domain/content-pack';
import type { Write, WritePlan } from './writes';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** What a pack holds, in one line. */
export const formatPack = (pack: ContentPack, files: number): string => {
  const withVideo = pack.videos.filter(({ hls }) => hls !== undefined).length;
  const publicClasses = pack.videos.filter((video) => video.public).length;
  return [
    `${count(pack.videos.length, 'class', 'classes')} (${withVideo} with a video, ${publicClasses} public)`,
    count(pack.styles.length, 'style'),
    count(pack.series.length, 'series', 'series'),
    count(pack.instructors.length, 'instructor'),
    count(pack.events.length, 'event'),
    count(files, 'file'),
  ].join(', ');
};

/** What a publication does, in one line. */
export const formatPlan = ({ writes, unchanged }: WritePlan): string => {
  const of = (kind: Write['kind']) => writes.filter((write) => write.kind === kind).length;
  return `documents: ${of('create')} to create, ${of('update')} to update, ${of('delete')} to delete, ${unchanged} unchanged`;
};

/** `12.3 MB`. */
export const formatSize = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
