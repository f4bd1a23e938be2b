import {
  createSocialImage,
  type PageDescription,
  type RenderedDocument,
} from '@gschool/app/server';
import {
  createOrganization,
  createPerson,
  createQuestion,
  createWebPage,
} from '@gschool/app/structured-data';

import { founder, productName, settings } from '../config/env';
import { paths } from '../config/paths';
import { questionGroups } from '../shared/questions';
import { sampleInstructors } from '../shared/samples';
import { site, t } from './site';

const { social, support } = settings.ok
  ? settings.values
  : { social: undefined, support: undefined };

/** The school as the footer of every page shows it. */
export const createSchool = (contact?: {
  email?: string | undefined;
  telephone?: string | undefined;
}) =>
  createOrganization(site, {
    description: t('tagline'),
    social,
    ...contact,
  });

/** The contact page, the only one that shows how to reach the school. */
export const describeContact = (page: RenderedDocument): PageDescription => ({
  structuredData: [
    createWebPage(
      site,
      page,
      'ContactPage',
      createSchool({ email: support?.email, telephone: support?.phone }),
    ),
  ],
});

/** The questions and answers. */
export function describeQuestions(page: RenderedDocument): PageDescription {
  const getText = (id: Parameters<typeof t>[0]) => t(id, { name: productName });
  const questions = questionGroups
    .flatMap((group) => group.questions)
    .map(({ question, answer }) => createQuestion(getText(question), getText(answer)));
  return { structuredData: [createWebPage(site, page, 'FAQPage', questions)] };
}

/** The page about the founder. */
export function describeFounder(page: RenderedDocument): PageDescription {
  const { name } = founder;
  const description = t('founder.lead', { name });
  const person = createPerson(site, { name, path: page.path, description });
  return { structuredData: [createWebPage(site, page, 'ProfilePage', person)] };
}

/** The page of an instructor of the samples. */
export function describeInstructor(page: RenderedDocument): PageDescription | undefined {
  const { path } = page;
  const instructor = sampleInstructors.find(({ id }) => id && paths.about.person(id) === path);
  if (!instructor) return undefined;
  const { name, bio: description, portrait } = instructor;
  const socialImage = createSocialImage({
    path,
    picture: portrait || `art:portrait/any/${name}`,
    title: name,
    label: t('menu.about'),
    description,
  });
  const person = createPerson(site, { name, path, description, image: socialImage.path });
  return {
    structuredData: [createWebPage(site, page, 'ProfilePage', person)],
    socialImage,
  };
}
