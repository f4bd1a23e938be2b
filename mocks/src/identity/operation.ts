import type { MockContext } from '../handlers/context';

/** Answers one method of `identitytoolkit.googleapis.com`. */
export type Operation = (body: Record<string, unknown>, context: MockContext) => unknown;
