import type { AuthProblem } from '@gschool/data';

import type { SignInMessageId } from './sign-in/messageIds';
import type { PlanMessageId } from './plans/messageIds';

/** The messages that the shared pages and parts use: every app has them, in words of its own. */
export type SharedMessageId =
  | 'customizer.open'
  | 'notFound.title'
  | `authError.${AuthProblem}`
  | SignInMessageId
  | PlanMessageId;
