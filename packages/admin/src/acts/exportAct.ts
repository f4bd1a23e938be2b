import type { LogService } from '../log/logService';
import type { Act, ActRequest } from '../contract';
import { appendAct, findRepeated, toUnloggedAct } from '../log/appendAct';
import type { ActContext } from './actContext';

type ExportRequest = Extract<ActRequest, { kind: 'data.export' }>;

/**
 * Logs that a list is exported. The studio reads the rows with queries, after this act, so that no
 * file exists without an entry.
 */
export const runExportAct = async (
  log: Pick<LogService, 'change'>,
  { id, kind, args }: ExportRequest,
  { by, now, isDryRun }: ActContext,
): Promise<Act> => {
  const draft = {
    id,
    kind,
    args,
    subject: { kind: 'list' as const, id: args.list },
    by,
    at: new Date(now).toISOString(),
    before: null,
    after: null,
    isUndoable: false,
    undoes: null,
    status: 'done' as const,
  };
  if (isDryRun) return toUnloggedAct(draft);
  return log.change(
    async (transaction) =>
      (await findRepeated(transaction, draft)) ?? appendAct(transaction, draft),
  );
};
