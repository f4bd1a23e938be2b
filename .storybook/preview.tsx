import '../packages/themes/src/global.css';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { applySettings } from '../packages/themes/src/settings';
import { UiProvider } from '../packages/ui/src/UiProvider/UiProvider';
import { chromaticModes } from './chromaticModes';
import { defaultLook, toSettings } from './looks';
import { checkOtherLooks } from './otherLooks';
import { globalTypes } from './toolbar';
import { viewports } from './viewports';

/** The look stands on the preview's own document, never on Storybook's frame. */
const withLook: Decorator = (Story, { globals }) => {
  applySettings(document.documentElement, toSettings(globals));
  document.documentElement.dataset['motion'] = String(globals['motion'] ?? 'full');
  return <Story />;
};

const withUi: Decorator = (Story) => (
  <UiProvider>
    <Story />
  </UiProvider>
);

const preview: Preview = {
  decorators: [withUi, withLook],
  afterEach: checkOtherLooks,
  globalTypes,
  initialGlobals: { ...defaultLook, fontSize: 'medium', motion: 'full' },
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes },
    docs: { toc: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Welcome', 'Foundations', 'Components', 'Overlays', 'Pages'],
      },
    },
  },
};

export default preview;
