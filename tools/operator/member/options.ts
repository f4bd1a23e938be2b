import { parseArgs } from 'node:util';
import type { Role } from '@gschool/domain';
import { UsageError } from '../command/outcome';
import type { Who } from './account';
import { endOf } from './until';
import type { Wish } from './wish';

/** What `npm run member` was asked for. */
export interface MemberOptions {
  who: Who;
  /** Null only shows. */
  wish: Wish | null;
  project: string | undefined;
  isDryRun: boolean;
  signsOutEverywhere: boolean;
}

const commands = ['show', 'grant', 'revoke', 'role'] as const;
export type MemberCommand = (typeof commands)[number];

const allowed: Readonly<Record<MemberCommand, readonly string[]>> = {
  show: [],
  grant: ['plan', 'until', 'days', 'dry-run', 'sign-out-everywhere'],
  revoke: ['dry-run', 'sign-out-everywhere'],
  role: ['dry-run', 'sign-out-everywhere'],
};
const always = ['uid', 'project', 'help'];

/**
 * Reads the command line; `{ help }` names the command whose help is wanted.
 *
 * @param now epoch milliseconds, from which `--days` counts
 * @throws UsageError for everything that is not understood
 */
export const parseMember = (
  args: readonly string[],
  now: number,
): MemberOptions | { help: MemberCommand | null } => {
  const { values, positionals } = read(args);
  const [name, ...rest] = positionals;
  const command = commands.find((known) => known === name);
  if (values.help) return { help: command ?? null };
  if (!command) {
    throw new UsageError(
      name === undefined ? 'Which command do you want to run?' : `There is no command "${name}".`,
    );
  }
  const stray = Object.keys(values).find((key) => ![...always, ...allowed[command]].includes(key));
  if (stray) throw new UsageError(`--${stray} can’t be used with ${command}.`);
  const role = command === 'role' ? roleOf(rest.pop()) : undefined;
  return {
    who: whoOf(rest, values.uid),
    wish:
      command === 'show'
        ? null
        : command === 'revoke'
          ? { kind: 'revoke' }
          : role !== undefined
            ? { kind: 'role', role }
            : { kind: 'grant', plan: planOf(values.plan), expiresAt: endOf(endsOf(values), now) },
    project: values.project,
    isDryRun: values['dry-run'] ?? false,
    signsOutEverywhere: values['sign-out-everywhere'] ?? false,
  };
};

const read = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        uid: { type: 'string' },
        plan: { type: 'string' },
        until: { type: 'string' },
        days: { type: 'string' },
        project: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'sign-out-everywhere': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const endsOf = (values: { until?: string | undefined; days?: string | undefined }) => ({
  until: values.until,
  days: values.days,
});

const whoOf = (rest: readonly string[], uid: string | undefined): Who => {
  const [email, ...more] = rest;
  if (more.length > 0) throw new UsageError(`Too many arguments: ${more.join(' ')}`);
  if (email === undefined && uid === undefined) {
    throw new UsageError('Which account? Give its email address or --uid UID.');
  }
  if (email !== undefined && !/^[^@\s]+@[^@\s]+$/.test(email)) {
    throw new UsageError(`"${email}" is not an email address. For a uid, use --uid.`);
  }
  if (uid !== undefined && !/^[^\s/]{1,128}$/.test(uid))
    throw new UsageError(`"${uid}" is not a uid.`);
  return { email, uid };
};

const roleOf = (text: string | undefined): Role => {
  const role = (['user', 'moderator', 'admin'] as const).find((known) => known === text);
  if (role !== undefined) return role;
  throw new UsageError(
    `The role must be user, moderator or admin${text === undefined ? '' : `, not "${text}"`}.`,
  );
};

const planOf = (text: string | undefined): string | undefined => {
  if (text === undefined || /^[A-Za-z0-9_-]{1,80}$/.test(text)) return text;
  throw new UsageError('--plan takes 1 to 80 letters, digits, hyphens or underscores.');
};
