import {
  createSocialImage,
  type PageDescription,
  type RenderedDocument,
} from '@gschool/app/server';
import { createEvent, createItemList, createWebPage } from '@gschool/app/structured-data';

import { paths } from '../config/paths';
import { findSampleInstructor } from '../shared/samples';
import type { EventContent, EventListContent } from '../shared/eventContents';
import { site, t } from './site';

/** The page of an event of the snapshot. Its document shows the times in UTC. */
export function describeEvent(page: RenderedDocument): PageDescription | undefined {
  const { event } = (page.content ?? {}) as Partial<EventContent>;
  if (!event) return undefined;
  const { path } = page;
  const instructor = findSampleInstructor(event.instructorId ?? '');
  const instructorPath = instructor?.id && paths.about.person(instructor.id);
  const socialImage = createSocialImage({
    path,
    picture: event.poster,
    title: event.title,
    label: t('menu.events'),
    description: event.description,
  });
  return {
    structuredData: [
      createWebPage(site, page, 'ItemPage'),
      createEvent(site, { event, path, zone: 'UTC', image: socialImage.path, instructorPath }),
    ],
    socialImage,
  };
}

/** The upcoming events of the snapshot, as the document lists them. */
export function describeEvents(page: RenderedDocument): PageDescription {
  const events = (page.content ?? []) as EventListContent;
  const list = createItemList(
    site,
    events.map(({ id, title: name }) => ({ name, path: paths.event(id) })),
  );
  return { structuredData: [createWebPage(site, page, 'CollectionPage', list)] };
}
