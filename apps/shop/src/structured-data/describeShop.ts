import type { PageDescription, RenderedDocument } from '@gschool/app/server';
import {
  createOrganization,
  createQuestion,
  createWebPage,
  createWebSite,
} from '@gschool/app/structured-data';

import { settings } from '../config/env';
import { paths } from '../config/paths';
import { questionGroups } from '../content/pages/faq';
import { site, t } from './site';

const { social, support } = settings.ok
  ? settings.values
  : { social: undefined, support: undefined };

/** The shop as its footer shows it. */
const createShop = () =>
  createOrganization(site, {
    description: t('tagline'),
    social,
    email: support?.email,
    telephone: support?.phone,
  });

/** The start page, with the search that is open to everyone. */
export const describeStart = (page: RenderedDocument): PageDescription => ({
  structuredData: [
    createWebPage(site, page),
    createShop(),
    createWebSite(site, (term) => decodeURIComponent(paths.search(term))),
  ],
});

/** The contact page, which shows the channels of the shop. */
export const describeContact = (page: RenderedDocument): PageDescription => ({
  structuredData: [createWebPage(site, page, 'ContactPage', createShop())],
});

/** The questions and answers. */
export function describeQuestions(page: RenderedDocument): PageDescription {
  const questions = questionGroups
    .flatMap((group) => group.questions)
    .map(({ question, answer }) => createQuestion(question, answer.join('\n')));
  return { structuredData: [createWebPage(site, page, 'FAQPage', questions)] };
}
