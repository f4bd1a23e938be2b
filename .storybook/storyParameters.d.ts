import type { ScenarioName } from '@gschool/mocks/browser';

import type { CheckException } from '../tools/stories/findings';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** What the mock Firebase answers in this story; without one it is not started. */
    scenario?: ScenarioName | undefined;
    /** Findings of the checks in `tools/stories` that are right in this story. */
    checks?: { exceptions: readonly CheckException[] } | undefined;
  }
}
