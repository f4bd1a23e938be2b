import type { CommonMessages } from '../en';
import type { MessageGroups } from '../groups';
import { admin } from './admin';
import { common } from './common';
import { customizer } from './customizer';
import { components } from './components';
import { editor } from './editor';
import { player } from './player';
import { post } from './post';
import { shop } from './shop';
import { table } from './table';
import { transcript } from './transcript';

/**
 * All messages in Arabic, for `UiProvider`: one chunk that loads with Arabic. A missing message is
 * a type error.
 */
export const ar: CommonMessages & MessageGroups = {
  ...common,
  ...components,
  ...shop,
  ...table,
  ...admin,
  ...editor,
  customizer,
  player,
  post,
  transcript,
};
