// Messages of every page, registered with the first component that uses a message.
import './en/shell.messages.json';

import {
  useTranslate,
  type SharedMessageId,
  type Translate as TranslateId,
} from '@gschool/app/i18n';

import type about from './en/about.messages.json';
import type admin from './en/admin.messages.json';
import type auth from './en/auth.messages.json';
import type browse from './en/browse.messages.json';
import type catalogue from './en/catalogue.messages.json';
import type downloads from './en/downloads.messages.json';
import type events from './en/events.messages.json';
import type faq from './en/faq.messages.json';
import type home from './en/home.messages.json';
import type legal from './en/legal.messages.json';
import type install from './en/install.messages.json';
import type library from './en/library.messages.json';
import type listed from './en/listed.messages.json';
import type listing from './en/listing.messages.json';
import type emailLinks from './en/emailLinks.messages.json';
import type member from './en/member.messages.json';
import type pending from './en/pending.messages.json';
import type plans from './en/plans.messages.json';
import type preview from './en/preview.messages.json';
import type profile from './en/profile.messages.json';
import type search from './en/search.messages.json';
import type shell from './en/shell.messages.json';
import type signOut from './en/signOut.messages.json';
import type stale from './en/stale.messages.json';
import type watch from './en/watch.messages.json';
import type welcome from './en/welcome.messages.json';

/** The id of a message; unknown ids are type errors. */
export type MessageId = keyof (typeof shell &
  typeof events &
  typeof home &
  typeof about &
  typeof faq &
  typeof legal &
  typeof admin &
  typeof auth &
  typeof browse &
  typeof catalogue &
  typeof downloads &
  typeof install &
  typeof library &
  typeof listed &
  typeof listing &
  typeof emailLinks &
  typeof member &
  typeof pending &
  typeof plans &
  typeof preview &
  typeof profile &
  typeof search &
  typeof signOut &
  typeof stale &
  typeof watch &
  typeof welcome);

/** Translates a message id and fills in its values. */
export type Translate = TranslateId<MessageId>;

/** The hook for translated messages. It includes the messages of the shared app layer. */
export const useT: () => Translate =
  useTranslate<MessageId> satisfies () => TranslateId<SharedMessageId>;
