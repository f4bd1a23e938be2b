import '../packages/themes/src/global.css';
import './preview.css';

import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

import { UiProvider } from '../packages/ui/src/providers/UiProvider/UiProvider';
import { Docs } from './Docs';
import { chromaticModes } from './chromaticModes';
import { dropFocus } from './dropFocus';
import { PAGE_TIMEOUT_MS } from './pageStories';
import { applyGlobals, defaultAppearance } from '../tools/stories/appearances';
import { startScenario } from './scenario';
import { withWrittenTypes } from './props/controls';
import { globalTypes } from './toolbar';
import { viewports } from '../tools/stories/viewports';

// A machine that loads Storybook is as busy as one that runs all stories.
configure({ asyncUtilTimeout: PAGE_TIMEOUT_MS });
// The document that Testing Library prints at each of its attempts is not used.
if (navigator.userAgent.includes('StoryChecks'))
  configure({ getElementError: (message) => new Error(message ?? 'No element was found') });

const withAppearance: Decorator = (Story, { globals, storyGlobals, viewMode }) => {
  // A documentation page applies the toolbar itself, once for all of its stories (`Docs.tsx`).
  if (viewMode === 'docs') {
    const direction = storyGlobals['direction'] as string | undefined;
    return direction ? (
      <div dir={direction}>
        <Story />
      </div>
    ) : (
      <Story />
    );
  }
  applyGlobals(globals);
  return <Story />;
};

const withUi: Decorator = (Story) => (
  <UiProvider>
    <Story />
  </UiProvider>
);

const preview: Preview = {
  decorators: [withUi, withAppearance],
  beforeEach: ({ parameters }) => startScenario(parameters.scenario),
  afterEach: dropFocus,
  argTypesEnhancers: [withWrittenTypes],
  globalTypes,
  initialGlobals: { ...defaultAppearance, fontSize: 'medium', motion: 'full', beside: 'none' },
  // A story's own status (`tags: ['new']`) has priority over this one; see `statusBadges.ts`.
  tags: ['autodocs', 'stable'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce' },
    docs: {
      container: Docs,
      renderer: async () => new (await import('./SteadyDocsRenderer')).SteadyDocsRenderer(),
      // Not the headings inside stories and pictures of components.
      toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *, .skip-toc *' },
      // The plugin of `tools/story-code` shows the code of the components' stories. Pages of an app have none.
      canvas: { sourceState: 'none' },
      source: { type: 'code', language: 'tsx' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Status',
          'Content guidelines',
          'Contributing',
          'Changelog',
          'Foundations',
          ['Color', 'Contrast', 'Theme lab', 'Type', 'Icons', 'States'],
          'Components',
          '*',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
