import type { StoriesModule } from '../states/planStates';

/**
 * The part of a story that stands for a component in pictures. Components that open over a page, or
 * that need a page's width, declare it in `parameters.pictured`.
 */
export interface Pictured {
  /** The export of the story. */
  story: string;
  /** A selector of the part in the story's document. */
  part: string;
  /** A selector of what the part's control opens on hover and focus. */
  opens?: string | undefined;
}

export const readPictured = ({ default: meta }: StoriesModule): Pictured | undefined =>
  meta.parameters?.['pictured'] as Pictured | undefined;
