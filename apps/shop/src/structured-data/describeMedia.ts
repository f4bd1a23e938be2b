import {
  createSocialImage,
  type PageDescription,
  type RenderedDocument,
} from '@gschool/app/server';
import {
  createItemList,
  createPerson,
  createVideoObject,
  createWebPage,
} from '@gschool/app/structured-data';

import { settings } from '../config/env';
import { paths } from '../config/paths';
import { catalogue } from '../content/media/catalogue';
import { getMediaItem, type MediaItem } from '../content/media/items';
import { VIDEO_MINUTES } from '../shared/media/VideoTile';
import { site, t } from './site';

const clipsFolder = settings.ok ? settings.values.sampleClips : undefined;

/** The page of a practice. Only what a visitor can play is described as a video. */
export function describeVideo(page: RenderedDocument, slug: string): PageDescription | undefined {
  const video = catalogue.videos.get(slug);
  if (!video) return undefined;
  const socialImage = createSocialImage({
    path: page.path,
    picture: video.picture,
    title: video.title,
    label: t('media.video'),
    description: video.text,
  });
  const isPlayable = clipsFolder !== undefined && !video.isForMembers;
  return {
    structuredData: [
      createWebPage(site, page, 'ItemPage'),
      isPlayable
        ? createVideoObject(site, {
            name: video.title,
            description: video.text,
            sampleNote: t('videos.demo'),
            thumbnail: socialImage.path,
            publishedOn: video.published,
            file: `${clipsFolder}/${video.clip}.mp4`,
            seconds: VIDEO_MINUTES * 60,
          })
        : undefined,
    ],
    socialImage,
  };
}

/** The page of a person. All people are invented, as the page says. */
export function describePerson(page: RenderedDocument, slug: string): PageDescription | undefined {
  const person = catalogue.people.get(slug);
  if (!person) return undefined;
  const about = createPerson(site, {
    name: person.name,
    path: page.path,
    description: person.about,
    sampleNote: t('media.samples'),
    jobTitle: t(`work.${person.work}`),
  });
  return { structuredData: [createWebPage(site, page, 'ProfilePage', about)] };
}

const getListedPage = (item: MediaItem) =>
  item.kind === 'movie'
    ? { name: item.movie.title, path: paths.movie(item.movie.slug) }
    : item.kind === 'show'
      ? { name: item.show.title, path: paths.show(item.show.slug) }
      : { name: item.video.title, path: paths.video(item.video.slug) };

/** The page of a playlist. */
export function describePlaylist(
  page: RenderedDocument,
  slug: string,
): PageDescription | undefined {
  const playlist = catalogue.playlists.get(slug);
  if (!playlist) return undefined;
  const items = playlist.entries.flatMap((ref) => getMediaItem(ref, catalogue) ?? []);
  const list = createItemList(site, items.map(getListedPage));
  return { structuredData: [createWebPage(site, page, 'CollectionPage', list)] };
}
