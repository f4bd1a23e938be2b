import '../i18n/en/faq.messages.json';
import '../i18n/en/search.messages.json';

import { founder, productName } from '../config/env';
import { paths } from '../config/paths';
import type { Translate } from '../i18n/useT';
import { questionGroups } from './questions';

/** A page, or a question with its answer, as a search entry. */
export interface SearchablePage {
  title: string;
  /** Searched beside the title, and shown as the second line. */
  text: string;
  /** Keywords that are not shown; `text` is then a running text. */
  keywords?: string | undefined;
  /** A path of the site; for a question with its anchor. */
  href: string;
}

/** The pages that all members may open. */
export const memberPages = (t: Translate): readonly SearchablePage[] => [
  { title: t('menu.events'), text: t('searchable.events'), href: paths.events },
  {
    title: t('menu.editProfile'),
    text: t('searchable.profile'),
    href: paths.profileTab('personal-info'),
  },
  {
    title: t('menu.subscription'),
    text: t('searchable.subscription'),
    href: paths.profileTab('subscription'),
  },
  {
    title: t('menu.accountSettings'),
    text: t('searchable.account'),
    href: paths.profileTab('account'),
  },
  { title: t('menu.faq'), text: t('searchable.faq'), href: paths.about.faq },
  {
    title: t('searchable.welcomeTitle'),
    text: t('searchable.welcome'),
    href: paths.about.welcome,
  },
  {
    title: t('searchable.founderTitle', { name: founder.name }),
    text: t('searchable.founder'),
    href: paths.about.person(founder.slug),
  },
  {
    title: t('searchable.contactTitle'),
    text: t('searchable.contact'),
    href: paths.about.contact,
  },
  { title: t('menu.terms'), text: t('searchable.terms'), href: paths.terms },
  { title: t('searchable.privacyTitle'), text: t('searchable.privacy'), href: paths.privacy },
];

/** The pages for subscribers. */
export const subscriberPages = (t: Translate): readonly SearchablePage[] => [
  { title: t('menu.allVideos'), text: t('searchable.videos'), href: paths.videos },
  { title: t('menu.featured'), text: t('searchable.featured'), href: paths.filter.featured },
  { title: t('menu.newReleases'), text: t('searchable.new'), href: paths.filter.newReleases },
  { title: t('menu.cyclical'), text: t('searchable.cyclical'), href: paths.filter.cyclical },
  {
    title: t('menu.picks', { name: founder.name }),
    text: t('searchable.picks'),
    href: paths.filter.picks(founder.slug),
  },
  { title: t('menu.series'), text: t('searchable.series'), href: paths.filter.series },
  {
    title: t('menu.instructorInspo'),
    text: t('searchable.instructors'),
    href: paths.filter.instructorInspo,
  },
  { title: t('menu.style'), text: t('searchable.style'), href: paths.style },
  { title: t('menu.myLibrary'), text: t('searchable.library'), href: paths.library },
  { title: t('menu.watchHistory'), text: t('searchable.history'), href: paths.history },
];

/** Questions and their answers, each at its anchor (`/about/faq#id`). */
export const questionPages = (t: Translate): readonly SearchablePage[] =>
  questionGroups
    .flatMap((group) => group.questions)
    .map(({ id, question, answer, keywords }) => ({
      title: t(question, { name: productName }),
      text: t(answer, { name: productName }),
      keywords: keywords ? t(keywords) : '',
      href: `${paths.about.faq}#${id}`,
    }));
