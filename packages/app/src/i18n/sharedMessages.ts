import type { AuthProblem } from '@gschool/data';

import type { InstallMessageId } from '../install/messageIds';
import type { SignInMessageId } from '../sign-in/messageIds';
import type { SignOutMessageId } from '../session/signOutMessageIds';
import type { PlanMessageId } from '../pages/plans/messageIds';
import type { VerificationMessageId } from '../verification/messageIds';

/** The ids of the messages of shared pages and components. Every app has its own texts for them. */
export type SharedMessageId =
  | 'customizer.open'
  | 'panel.failed'
  | 'notFound.title'
  | `authError.${AuthProblem}`
  | InstallMessageId
  | SignInMessageId
  | PlanMessageId
  | SignOutMessageId
  | VerificationMessageId;
