import { DocsRenderer, type DocsTypes } from '@storybook/addon-docs';
import type { DocsContextProps, Renderer } from 'storybook/internal/types';

type DocsParameters = NonNullable<DocsTypes['parameters']['docs']>;

/**
 * Renders a documentation page once. Storybook renders it again after each change of the toolbar,
 * with a new key, which mounts every story again; a story that still renders then reloads the
 * window. The page follows the toolbar itself (`Docs.tsx`), and so do its stories.
 */
export class SteadyDocsRenderer extends DocsRenderer<Renderer> {
  constructor() {
    super();
    const { render } = this;
    let shown: DocsContextProps | undefined;
    this.render = async (
      context: DocsContextProps,
      parameters: DocsParameters,
      element: HTMLElement,
    ) => {
      if (shown === context) return;
      await render(context, parameters, element);
      // A page that could not be rendered is tried again.
      shown = context;
    };
  }
}
