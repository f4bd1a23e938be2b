import type { Act } from '@gschool/admin/contract';
import type { Session } from '@gschool/data';
import { readAllActs, type LogFilter } from '@gschool/data/admin';

import type { ExportSource } from '../../shared/export/ExportDialog';

const toRow = (act: Act) => [
  act.sequence,
  act.at,
  act.kind,
  act.subject.kind,
  act.subject.id,
  act.by,
  act.status,
  JSON.stringify(act.args),
  act.before && JSON.stringify(act.before),
  act.after && JSON.stringify(act.after),
  act.undoes,
  act.undoneBy,
  act.id,
  act.previousHash,
  act.hash,
];

/** The entries of the log that match a filter, as rows of a file. They hold no texts of members. */
export const createLogExport = (session: Session, filter: LogFilter): ExportSource => ({
  list: 'log',
  head: [
    ...['sequence', 'at', 'kind', 'subjectKind', 'subject', 'by', 'status', 'arguments'],
    ...['before', 'after', 'undoes', 'undoneBy', 'id', 'previousHash', 'hash'],
  ],
  read: async function* read() {
    for await (const page of readAllActs(session, filter)) yield page.map(toRow);
  },
});
