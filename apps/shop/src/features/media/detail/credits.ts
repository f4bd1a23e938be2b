import type { Media } from '../../../content/media/media';
import type { Movie } from '../../../content/media/movies';
import type { Show } from '../../../content/media/shows';
import type { Video } from '../../../content/media/videos';

/** What a person did in a title: the role and the jobs behind the camera. */
interface Credit {
  title: Movie | Show;
  role: string | null;
  jobs: readonly ('director' | 'writer' | 'music')[];
}

export interface Credits {
  onScreen: readonly Credit[];
  behindCamera: readonly Credit[];
  teaches: readonly Video[];
}

/** The credits of a person, in catalog order. */
export function getCredits(slug: string, { movies, shows, videos }: Media): Credits {
  const all = [...movies, ...shows].flatMap((title): Credit[] => {
    const role = Object.entries(title.cast).find(([person]) => person === slug)?.[1] ?? null;
    const jobs = (['director', 'writer', 'music'] as const).filter((as) => title[as] === slug);
    return role !== null || jobs.length > 0 ? [{ title, role, jobs }] : [];
  });
  return {
    onScreen: all.filter(({ role }) => role !== null),
    behindCamera: all.filter(({ jobs }) => jobs.length > 0),
    teaches: videos.filter(({ instructor }) => instructor === slug),
  };
}
