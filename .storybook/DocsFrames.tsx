import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

import { viewports } from '../tools/stories/viewports';

/** Stories in frames of a documentation page, in px; the page shows them as wide as its column. */
const DESKTOP_WIDTH = 1280;
/** Until the width of the column is known. */
const INITIAL_ZOOM = 0.64;

type Story = ReturnType<DocsContainerProps['context']['componentStories']>[number];

/** A frame is as wide as the story’s viewport, or as a desktop with `parameters.docs.frame`. */
function getFrameStyle({ id, parameters, storyGlobals }: Story, desktopZoom: number): string {
  if (parameters['docs']?.frame !== 'desktop') return '';
  const { value } = (storyGlobals?.['viewport'] ?? {}) as { value?: keyof typeof viewports };
  const own = value && viewports[value];
  const width = own?.styles.width ?? `${DESKTOP_WIDTH}px`;
  const zoom = own?.type === 'mobile' ? 1 : desktopZoom;
  return `#iframe--${CSS.escape(id)} { inline-size: ${width} !important; zoom: ${zoom} }`;
}

/** The part of a desktop’s width that the column of the page has. */
function useDesktopZoom(): number {
  const [zoom, setZoom] = useState(INITIAL_ZOOM);
  useEffect(() => {
    const column = document.querySelector('.sbdocs-preview');
    if (!column) return;
    const observer = new ResizeObserver(() =>
      setZoom(Math.min(column.clientWidth / DESKTOP_WIDTH, 1)),
    );
    observer.observe(column);
    return () => observer.disconnect();
  }, []);
  return zoom;
}

/** The widths of the frames on a component’s page. */
export function DocsFrames({ stories }: { stories: readonly Story[] }) {
  const zoom = useDesktopZoom();
  return <style>{stories.map((story) => getFrameStyle(story, zoom)).join('\n')}</style>;
}
