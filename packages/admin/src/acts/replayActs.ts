import type { ActServices } from '../adminServices';
import type { Act, ActRequest } from '../contract';
import { actRequestSchema } from '../requestSchemas';
import { runAct } from './runAct';

/** The request that wrote an act. Throws if the arguments are not valid. */
const toRequest = ({ id, kind, args }: Act): ActRequest => {
  // The log stores no confirmation.
  const confirmed = kind === 'member.erase' ? { ...args, confirmation: '' } : args;
  return actRequestSchema.parse({ id, kind, args: confirmed });
};

/**
 * Runs acts of a log again, in their order, at their times and with their ids. If the project had
 * the same documents before, it has the same documents and the same log afterwards.
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
    await runAct(services, toRequest(act), {
      by: act.by,
      now: Date.parse(act.at),
      isConfirmed: true,
      isUnverifiedAccepted: true,
    });
    onAct(act);
  }
};
