import type { PreviewContent } from '@gschool/data/content';
import type { FullMessage, PatchMessage } from '@gschool/app/preview';

import type { Override } from './compile/compileOverrides';

/** A message to the worker that compiles previews. */
export type CompileRequest =
  | { type: 'content'; revision: number; content: PreviewContent }
  | { type: 'overrides'; revision: number; overrides: readonly Override[] }
  /** Reads documents of a release. */
  | { type: 'read'; paths: readonly string[] };

/** A message of the worker, which the studio posts to the frame. */
export type CompileAnswer =
  | FullMessage
  | PatchMessage
  | { type: 'read'; documents: FullMessage['documents'] }
  /** The compiler refused an entry. The frame keeps what it shows. */
  | { type: 'failed'; revision: number };
