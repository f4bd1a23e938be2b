import type { PageDescription, RenderedDocument } from '@gschool/app/server';
import { createWebPage } from '@gschool/app/structured-data';

import { founder } from '../config/env';
import { paths } from '../config/paths';
import { describeEvent, describeEvents } from './describeEvents';
import { describeHome } from './describeHome';
import {
  describeContact,
  describeFounder,
  describeInstructor,
  describeQuestions,
} from './describeSchool';
import { site } from './site';

const pages: Readonly<Record<string, (page: RenderedDocument) => PageDescription>> = {
  [paths.home]: describeHome,
  [paths.events]: describeEvents,
  [paths.about.contact]: describeContact,
  [paths.about.faq]: describeQuestions,
  [paths.about.person(founder.slug)]: describeFounder,
};

/** What an indexed page says about itself (docs/product/prerendering.md#structured-data). */
export const describePage = (page: RenderedDocument): PageDescription =>
  describeEvent(page) ??
  pages[page.path]?.(page) ??
  describeInstructor(page) ?? {
    structuredData: [
      createWebPage(site, page, page.path === paths.about.welcome ? 'AboutPage' : 'WebPage'),
    ],
  };
