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
  /** Forgets the id of an act, after the server has answered. */
  settle(act: ActRequest): void;
}

const getFingerprint = ({ kind, args }: ActDraft): string => JSON.stringify([kind, args]);

export const createActIds = (createId: () => string = () => crypto.randomUUID()): ActIds => {
  const unknown = new Map<string, string>();
  return {
    identify: (draft) => {
      const fingerprint = getFingerprint(draft);
      const id = unknown.get(fingerprint) ?? createId();
      unknown.set(fingerprint, id);
      return { ...draft, id };
    },
    settle: (act) => void unknown.delete(getFingerprint(act)),
  };
};
