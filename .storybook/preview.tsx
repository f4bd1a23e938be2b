import '../packages/themes/src/global.css';
import './preview.css';

import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

import { UiProvider } from '../packages/ui/src/providers/UiProvider/UiProvider';
import { Docs } from './Docs';
import { chromaticModes } from './chromaticModes';
import { PAGE_TIMEOUT_MS } from './pageStories';
import { applyGlobals, defaultAppearance } from '../tools/stories/appearances';
import { startScenario } from './scenario';
import { withWrittenTypes } from './props/controls';
import { globalTypes } from './toolbar';
import { viewports } from '../tools/stories/viewports';

const isChecked = navigator.userAgent.includes('StoryChecks');
// The document that Testing Library prints at each of its attempts is not used.
if (isChecked)
  configure({ getElementError: (message) => new Error(message ?? 'No element was found') });

/** How long a `findBy` of a component’s story may take while a person works. */
const COMPONENT_TIMEOUT_MS = 1000;

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
  beforeEach: ({ parameters }) => {
    const { scenario } = parameters;
    // In a run of all stories the machine is busy.
    const isSlow = isChecked || Boolean(scenario);
    configure({ asyncUtilTimeout: isSlow ? PAGE_TIMEOUT_MS : COMPONENT_TIMEOUT_MS });
    return startScenario(scenario);
  },
  argTypesEnhancers: [withWrittenTypes],
  globalTypes,
  initialGlobals: { ...defaultAppearance, fontSize: 'medium', motion: 'full' },
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
      toc: { headingSelector: 'h2' },
      // The plugin of `tools/story-code` shows the code of the components' stories. Pages of an app have none.
      canvas: { sourceState: 'none' },
      source: { type: 'code', language: 'tsx' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Contributing',
          'Changelog',
          'Foundations',
          ['Color', 'Contrast', 'Theme lab', 'Type', 'Icons'],
          'Components',
          '*',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
