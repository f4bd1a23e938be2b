import type { DocsContainerProps } from '@storybook/addon-docs/blocks';

import { viewports } from '../tools/stories/viewports';

/** Stories in frames of a documentation page, in px; the page shows them smaller. */
const DESKTOP_WIDTH = 1280;
const DESKTOP_ZOOM = 0.64;

type Story = ReturnType<DocsContainerProps['context']['componentStories']>[number];

/** A frame is as wide as the story’s viewport, or as a desktop with `parameters.docs.frame`. */
function getFrameStyle({ id, parameters, storyGlobals }: Story): string {
  const { value } = (storyGlobals?.['viewport'] ?? {}) as { value?: keyof typeof viewports };
  const own = value && viewports[value];
  const width = own?.styles.width ?? `${DESKTOP_WIDTH}px`;
  const zoom = own?.type === 'mobile' ? 1 : DESKTOP_ZOOM;
  return parameters['docs']?.frame === 'desktop'
    ? `#iframe--${CSS.escape(id)} { inline-size: ${width} !important; zoom: ${zoom} }`
    : '';
}

/** The widths of the frames on a component’s page. */
export const DocsFrames = ({ stories }: { stories: readonly Story[] }) => (
  <style>{stories.map((story) => getFrameStyle(story)).join('\n')}</style>
);
