import { choice, documentId, flag, instant, number, text, textOrNull } from './fields';
import { anyMap, anyMapOrNull, serverMap } from './serverFields';

const essential = { essential: true } as const;

/** What an act is about. */
export const subjectKinds = ['member', 'order', 'release', 'plannedRelease', 'list'] as const;

/**
 * The fields of `acts/{id}`, an entry of the log. It has uids, and no addresses or texts of members.
 * Trusted server code writes it in the transaction of its effect; administrators can read it.
 */
export const actFields = {
  id: documentId(),
  /** 1 for the first act of the log, without gaps. */
  sequence: number(0, Infinity, essential),
  /** Any text, because a newer version of the school may have written it. */
  kind: text(essential),
  args: anyMap(),
  /**
   * The account, the order or the planned release that the act changes, the release it creates, or
   * the list that it exports.
   */
  subject: serverMap({ kind: choice(subjectKinds, essential), id: text(essential) }),
  /** The uid of the administrator; `command` for the operator's commands. */
  by: text(essential),
  at: instant(essential),
  /** What the act changed, before and after it. Null if there is nothing to compare. */
  before: anyMapOrNull(),
  after: anyMapOrNull(),
  /** Whether `act.undo` can undo it. */
  isUndoable: flag({}),
  /** The act that this act undoes; null for any other act. */
  undoes: textOrNull(),
  /** The act that undid this act; null if it was not undone. */
  undoneBy: textOrNull(),
  /** `started` until the claims, the sessions or the deletion are written as well. */
  status: choice(['started', 'done'], {}),
  /** The hash of the previous act (`''` for the first) and of this one, in hexadecimal. */
  previousHash: text({}),
  hash: text({}),
} as const;
