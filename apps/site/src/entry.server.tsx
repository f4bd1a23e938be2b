import '@gschool/themes/global';

import { languages } from '@gschool/app/i18n';
import { createRenderer } from '@gschool/app/server';

import { App } from './App';
import { founder, origin, productName } from './config/env';
import { paths } from './config/paths';
import { appI18n } from './i18n/i18n';
import { eventPaths, getSnapshotContent } from './config/snapshotPages';
import { pages } from './routes';
import { defaultDescription } from './routes/page';
import { sampleInstructors } from './shared/samples';
import { describePage } from './structured-data/describePage';

/** The pages of the instructors in the build's samples; the founder always has a page. */
const instructorPaths = sampleInstructors.flatMap(({ id }) =>
  id && id !== founder.slug ? paths.about.person(id) : [],
);

/** Pages for visitors, rendered at build time (docs/product/prerendering.md#prerendering). */
export const prerenderPaths: readonly string[] = [
  paths.home,
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.about.welcome,
  paths.about.contact,
  paths.about.faq,
  paths.about.person(founder.slug),
  paths.terms,
  paths.privacy,
  paths.events,
  ...eventPaths,
  ...instructorPaths,
];

/** Pages with the same loader are rendered in the same thread. */
export const getGroupKey = pages.getLoader;

/** Values for the head of every prerendered page. */
export const site = { name: productName, origin, languages };

/** The document of the preview frame (`routes/preview.tsx`). */
export const blankDocuments: readonly string[] = ['preview.html'];

export { webManifest } from './config/webManifest';

const renderer = createRenderer({
  kind: 'site',
  App,
  appI18n,
  pages,
  getContent: getSnapshotContent,
  origin,
  defaultDescription,
  describePage,
});

/** Renders one path to markup and the tags for its `<head>`. */
export const render = renderer.render;

/** Renders the layout with a skeleton, which pages for members show until their script runs. */
export const renderShell = () => renderer.renderShell(paths.videos);
