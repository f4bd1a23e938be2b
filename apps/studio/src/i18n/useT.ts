// Every page needs this group, so the hook registers it.
import './en/shell.messages.json';

import {
  useTranslate,
  type SharedMessageId,
  type Translate as TranslateId,
} from '@gschool/app/i18n';
import type { ReauthenticationMessageId } from '@gschool/app/reauthentication';

import type access from './en/access.messages.json';
import type acts from './en/acts.messages.json';
import type auth from './en/auth.messages.json';
import type editor from './en/editor.messages.json';
import type entryDialogs from './en/entryDialogs.messages.json';
import type entry from './en/entry.messages.json';
import type eventForm from './en/eventForm.messages.json';
import type install from './en/install.messages.json';
import type bulkEdit from './en/bulkEdit.messages.json';
import type importing from './en/import.messages.json';
import type lists from './en/lists.messages.json';
import type log from './en/log.messages.json';
import type member from './en/member.messages.json';
import type members from './en/members.messages.json';
import type orders from './en/orders.messages.json';
import type overview from './en/overview.messages.json';
import type publish from './en/publish.messages.json';
import type preview from './en/preview.messages.json';
import type reauthentication from './en/reauthentication.messages.json';
import type shared from './en/shared.messages.json';
import type shell from './en/shell.messages.json';
import type csv from './en/csv.messages.json';
import type signOut from './en/signOut.messages.json';

/** All message ids: an unknown id is a type error. */
export type MessageId = keyof (typeof access &
  typeof acts &
  typeof auth &
  typeof editor &
  typeof entry &
  typeof entryDialogs &
  typeof eventForm &
  typeof install &
  typeof bulkEdit &
  typeof importing &
  typeof lists &
  typeof log &
  typeof member &
  typeof members &
  typeof orders &
  typeof overview &
  typeof publish &
  typeof preview &
  typeof reauthentication &
  typeof shared &
  typeof shell &
  typeof csv &
  typeof signOut);

/** Returns the text of a message with its values. */
export type Translate = TranslateId<MessageId>;

/** The messages of shared pages that the studio does not have: sign-up, plans and verification. */
type AbsentMessageId =
  | Extract<SharedMessageId, `${'signUp' | 'plans' | 'verify' | 'emailLinks'}.${string}`>
  | 'auth.passwordHint';

/**
 * Returns the translate function of the active language. The type check ensures that the studio has
 * all messages of the shared pages that it uses.
 */
export const useT: () => Translate = useTranslate<MessageId> satisfies () => TranslateId<
  Exclude<SharedMessageId, AbsentMessageId> | ReauthenticationMessageId
>;
