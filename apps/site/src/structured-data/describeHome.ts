import {
  createSocialImage,
  type PageDescription,
  type RenderedDocument,
} from '@gschool/app/server';
import {
  createCourse,
  createListOfNodes,
  createPerson,
  createWebPage,
  createWebSite,
} from '@gschool/app/structured-data';

import { paths } from '../config/paths';
import { sampleInstructors, samples } from '../shared/samples';
import { createSchool } from './describeSchool';
import { site, t } from './site';

/**
 * The home page. Of a class, visitors see only its title and its poster
 * (docs/product/access.md#samples-for-visitors), so its description is the page's sentence about
 * all classes. The site has no search for visitors.
 */
export function describeHome(page: RenderedDocument): PageDescription {
  const description = t('home.lead');
  const pictures = samples.map(({ title, poster }, index) =>
    createSocialImage({
      path: `/classes/${index + 1}`,
      picture: poster,
      title,
      label: t('home.samples'),
      description: '',
    }),
  );
  const courses = samples.map(({ title: name }, index) =>
    createCourse(site, { name, description, image: pictures[index]?.path }),
  );
  const instructors = sampleInstructors.map(({ id, name }) =>
    createPerson(site, { name, path: id && paths.about.person(id) }),
  );
  return {
    structuredData: [
      createWebPage(site, page),
      createSchool(),
      createWebSite(site),
      createListOfNodes(courses),
      createListOfNodes(instructors),
    ],
    pictures,
  };
}
