import type { LogService } from '../log/logService';
import type { Act, ActRequest } from '../contract';
import { appendOnce, toUnloggedAct } from '../log/appendAct';
import type { ActContext } from './actContext';
import { createActDraft } from './createActDraft';

type ExportRequest = Extract<ActRequest, { kind: 'data.export' }>;

/**
 * Logs that a list is exported. The studio reads the rows with queries, after this act, so that no
 * file exists without an entry.
 */
export const runExportAct = async (
  log: Pick<LogService, 'change'>,
  request: ExportRequest,
  context: ActContext,
): Promise<Act> => {
  const draft = createActDraft(request, context, {
    subject: { kind: 'list', id: request.args.list },
  });
  return context.isDryRun ? toUnloggedAct(draft) : appendOnce(log, draft);
};
