import type { PreparedPublication } from '@gschool/admin';
import type { ContentPack } from '@gschool/domain/content-pack';

const formatCount = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

/** The contents of a pack in one line. */
export const formatPack = (pack: ContentPack, files: number): string => {
  const withVideo = pack.videos.filter(({ hls }) => hls !== undefined).length;
  const publicClasses = pack.videos.filter((video) => video.public).length;
  return [
    `${formatCount(pack.videos.length, 'class', 'classes')} (${withVideo} with a video, ${publicClasses} public)`,
    formatCount(pack.styles.length, 'style'),
    formatCount(pack.series.length, 'series', 'series'),
    formatCount(pack.instructors.length, 'instructor'),
    formatCount(pack.events.length, 'event'),
    formatCount(files, 'file'),
  ].join(', ');
};

/** The writes of a publication in one line. */
export const formatPlan = ({
  writes,
  documentsAfter,
}: Pick<PreparedPublication, 'writes' | 'documentsAfter'>): string => {
  const count = (kind: string) => writes.filter((write) => write.kind === kind).length;
  const [created, updated] = [count('create'), count('update')];
  const unchanged = documentsAfter.length - created - updated;
  return `documents: ${created} to create, ${updated} to update, ${count('delete')} to delete, ${unchanged} unchanged`;
};

/** `12.3 MB`. */
export const formatSize = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
