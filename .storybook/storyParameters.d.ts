import type { ScenarioName } from '@gschool/mocks/browser';

import type { Anatomy } from './anatomy/AnatomyPicture';
import type { StageOptions } from './stage/stage';
import type { CheckException } from '../tools/stories/findings';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The scenario of the mock Firebase in this story; without one, the mock is not started. */
    scenario?: ScenarioName | undefined;
    /** Findings of the checks in `tools/stories` that this story allows. */
    checks?: { exceptions: readonly CheckException[] } | undefined;
    /** The numbered parts of a component, for the picture on its page. */
    anatomy?: Anatomy | undefined;
    /** How a component that opens over the page is shown on its documentation page. */
    stage?: StageOptions | undefined;
    /** Whether the default story of a component ends with the focus that its play function leaves. */
    isFocusedAtEnd?: boolean | undefined;
  }
}
