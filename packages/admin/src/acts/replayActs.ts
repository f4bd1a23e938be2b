import type { ActServices } from '../adminServices';
import type { Act, ActRequest } from '../contract';
import { appendAct, findRepeated } from '../log/appendAct';
import { actRequestSchema } from '../requestSchemas';
import { runAct } from './runAct';

/** The request that wrote an act. Throws if the arguments are not valid. */
const toRequest = ({ id, kind, args }: Act): ActRequest => {
  // The log stores no confirmation.
  const confirmed = kind === 'member.erase' ? { ...args, confirmation: '' } : args;
  return actRequestSchema.parse({ id, kind, args: confirmed });
};

/**
 * Whether an act changes the school's content. The log names releases, and has no content, so such an
 * act can't be run again.
 */
const isContentAct = ({ subject }: Act): boolean =>
  subject.kind === 'release' || subject.kind === 'plannedRelease';

/** Appends an act as it was, without its effect, so that the log continues with the same hashes. */
const repeatInLog = ({ log }: ActServices, act: Act): Promise<Act> =>
  log.change(async (transaction) => {
    const { id, kind, args, by } = act;
    return (await findRepeated(transaction, { id, kind, args, by })) ?? appendAct(transaction, act);
  });

/**
 * Runs acts of a log again, in their order, at their times and with their ids. If the project had
 * the same documents before, it has the same documents and the same log afterwards. Acts about the
 * school's content are only repeated in the log.
 *
 * @param onAct called after each act
 * @throws AdminError if an act is refused, because the documents differ
 */
export const replayActs = async (
  services: ActServices,
  acts: AsyncIterable<Act> | Iterable<Act>,
  onAct: (act: Act) => void = () => undefined,
): Promise<void> => {
  for await (const act of acts) {
    if (isContentAct(act)) await repeatInLog(services, act);
    else
      await runAct(services, toRequest(act), {
        by: act.by,
        now: Date.parse(act.at),
        isConfirmed: true,
        isUnverifiedAccepted: true,
      });
    onAct(act);
  }
};
