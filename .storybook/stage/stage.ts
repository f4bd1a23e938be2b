import type { Args } from '@storybook/react-vite';
import type { ReactNode } from 'react';

import type { StoriesModule } from '../states/planStates';

/** A state of a component that is shown in a stage. */
export interface StageState {
  label: string;
  /** Props that cause it. */
  args?: Args | undefined;
  /** Does what a person or a video would do to cause it, once the component is in the stage. */
  cause?: ((stage: HTMLElement) => void) | undefined;
}

/**
 * How a component that opens over the page, or is too large for a cell of the grid, is shown on its
 * documentation page (`parameters.stage`). It is drawn without the decorators and the `render` of
 * its stories.
 */
export interface StageOptions {
  /**
   * The height of the block that stands for the page; `content` is the component's own height.
   * @default 'medium'
   */
  size?: 'content' | 'small' | 'medium' | 'large' | undefined;
  /**
   * Where the component or its button is in the block; `across` is from edge to edge.
   * @default 'top'
   */
  place?: 'top' | 'middle' | 'start' | 'across' | undefined;
  /**
   * Whether each block is as wide as the page. By default, two are side by side.
   * @default false
   */
  isWide?: boolean | undefined;
  /** A selector for what opens. A test expects that all of it is inside the block. */
  shows: string;
  /** Props of every state. */
  args?: Args | undefined;
  /** Draws the component, if props are not enough. */
  render?: ((args: Args) => ReactNode) | undefined;
  states: readonly StageState[];
}

export const readStage = ({ default: meta }: StoriesModule): StageOptions | undefined =>
  meta.parameters?.['stage'] as StageOptions | undefined;
