import type { ActKind, ActRequest } from '@gschool/admin/contract';

/** An act without an id. */
export type ActDraft = ActRequest extends infer Request
  ? Request extends { kind: ActKind }
    ? Omit<Request, 'id'>
    : never
  : never;

/**
 * The ids of acts whose outcome is unknown. If an administrator repeats such an act, it is sent with
 * the same id, so that the server runs it once.
 */
export interface ActIds {
  /** The act with a new id, or with its id if it was sent before and its outcome is unknown. */
  identify(draft: ActDraft): ActRequest;
  /**
   * Forgets the id of an act, after the server has answered, and those of earlier acts about the same
   * member or order: to repeat one of them after this act is a new act.
   */
  settle(act: ActRequest): void;
}

/**
 * After this time, to repeat an act is a new act: someone else may have changed it back, and then the
 * server would answer that it was done. In milliseconds.
 */
const MAX_AGE_MS = 600_000;

const getFingerprint = ({ kind, args }: ActDraft): string => JSON.stringify([kind, args]);

/** What an act changes. An undo may be about anything. */
const getSubject = ({ kind, args }: ActDraft): string => {
  if ('uid' in args) return args.uid;
  if ('number' in args) return args.number;
  return kind === 'act.undo' ? '*' : (kind.split('.')[0] ?? kind);
};

export const createActIds = (
  createId: () => string = () => crypto.randomUUID(),
  now: () => number = Date.now,
): ActIds => {
  const unknown = new Map<string, { id: string; subject: string; at: number }>();
  return {
    identify: (draft) => {
      const fingerprint = getFingerprint(draft);
      const known = unknown.get(fingerprint);
      if (known && now() - known.at < MAX_AGE_MS) return { ...draft, id: known.id };
      const id = createId();
      unknown.set(fingerprint, { id, subject: getSubject(draft), at: now() });
      return { ...draft, id };
    },
    settle: (act) => {
      const subject = getSubject(act);
      for (const [fingerprint, one] of unknown)
        if (subject === '*' || one.subject === '*' || one.subject === subject)
          unknown.delete(fingerprint);
    },
  };
};
