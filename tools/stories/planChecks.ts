import { appearances, defaultAppearance, type Appearance } from './appearances';
import { isSampled } from './sampling';
import { isPage, type StoryEntry } from './storyIndex';

/** The checks to run on a story after its play function has passed. */
export interface StoryPlan {
  /** Whether all axe rules run in the default appearance. */
  runsAxe: boolean;
  /**
   * The other appearances in which contrast is checked. Contrast is the only rule that depends on
   * the appearance.
   */
  contrast: readonly Appearance[];
  /** The appearances in which texts on pictures are measured from screenshots, which takes longer. */
  pixels: readonly Appearance[];
  /** The appearances in which nothing may be wider than 320 px. */
  narrow: readonly Appearance[];
}

const dark: Appearance = { ...defaultAppearance, scheme: 'dark' };

/** Every theme and scheme once: a picture does not change with the direction of the page. */
const leftToRight = appearances.filter(({ direction }) => direction === 'ltr');

/** Everything, in both schemes. */
const bothSchemes: StoryPlan = {
  runsAxe: true,
  contrast: [dark],
  pixels: [defaultAppearance, dark],
  narrow: [defaultAppearance, dark],
};

/**
 * The checks that a suite runs on a story; undefined if it does not show the story at all.
 *
 * - `npm test` checks components. The stories of pages are only played, because their markup comes
 *   from components, and the journeys run axe on every route. A page takes four times as long as a
 *   component.
 * - `npm run test:merge` checks every page, and a tenth of the components in all appearances.
 * - Everything else (`npm test -- --changed`, `npm run test:full`, a run by hand) checks all
 *   stories.
 *
 * @param suite the value of `TEST_SCOPE`
 * @param commit selects the tenth
 */
export function planChecks(
  story: Pick<StoryEntry, 'id' | 'title'>,
  suite: string | undefined,
  commit: string,
): StoryPlan | undefined {
  if (suite === 'commit')
    return isPage(story)
      ? { runsAxe: false, contrast: [], pixels: [], narrow: [] }
      : { ...bothSchemes, pixels: [], narrow: [defaultAppearance] };
  if (suite !== 'merge' || isPage(story)) return bothSchemes;
  return isSampled(story.id, commit)
    ? { ...bothSchemes, contrast: [dark, ...appearances], pixels: leftToRight }
    : undefined;
}
