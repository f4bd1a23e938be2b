import type { PageDescription, RenderedDocument, SocialImage } from '@gschool/app/server';
import {
  createCourse,
  createListOfNodes,
  createWebPage,
  createWebSite,
} from '@gschool/app/structured-data';

import { samples, type Sample } from '../features/home/samples';
import { createSchool } from './describeSchool';
import { site, t } from './site';

/** A picture to draw; undefined for a poster that is a photograph. */
function createPicture({ title, poster }: Sample, index: number): SocialImage | undefined {
  if (!poster.startsWith('art:')) return undefined;
  return {
    path: `/social/classes/${index + 1}.png`,
    alt: title,
    art: poster,
    title,
    label: t('home.samples'),
  };
}

/**
 * The home page. Of a class, visitors see only its title and its poster
 * (docs/product.md#samples-for-visitors), so its description is the page's sentence about all
 * classes. The site has no search for visitors.
 */
export function describeHome(page: RenderedDocument): PageDescription {
  const pictures = samples.map(createPicture);
  const courses = samples.map(({ title, poster }, index) =>
    createCourse(site, {
      name: title,
      description: t('home.lead'),
      image: pictures[index]?.path ?? poster,
    }),
  );
  return {
    structuredData: [
      createWebPage(site, page),
      createSchool(),
      createWebSite(site),
      createListOfNodes(courses),
    ],
    pictures: pictures.filter((picture) => picture !== undefined),
  };
}
