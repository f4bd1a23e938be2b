import { countActiveMembers, reportDrift, runDue, type QueryServices } from '@gschool/admin';

/**
 * Publishes what is due, and says in the log of the function what it did. An error is thrown, so that
 * Cloud Scheduler counts the run as failed; the next run tries again.
 *
 * @param now epoch milliseconds
 */
export const runSchedule = async (
  services: QueryServices,
  now: number,
  log: (line: string) => void,
): Promise<void> => {
  const { published, failed, refreshed } = await runDue(services, now);
  for (const id of published) log(`Planned release ${id}: published.`);
  for (const { id, code } of failed) log(`Planned release ${id}: failed (${code}).`);
  if (refreshed > 0) log(`${refreshed} documents were written again.`);
};

/** Compares the live documents with the live release, and logs the differences. */
export const runDriftReport = async (
  { content }: Pick<QueryServices, 'content'>,
  now: number,
  log: (line: string) => void,
): Promise<void> => {
  const report = await reportDrift(content, now);
  if (report === null) return;
  const { compared, missing, changed, unknown } = report;
  log(
    `${compared} documents were compared: ${missing.length} missing, ${changed.length} changed, ` +
      `${unknown.length} unknown.`,
  );
};

/** Counts the members with access, and logs the number. */
export const runMemberCount = async (
  services: QueryServices,
  now: number,
  log: (line: string) => void,
): Promise<void> => {
  const count = await countActiveMembers(services, now);
  log(`${count} members have access.`);
};
