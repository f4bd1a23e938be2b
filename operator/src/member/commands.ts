import type { AccountChange, AccountRef } from '@gschool/admin';
import { isId, roles, type AccessChange, type Role } from '@gschool/domain';
import { InvalidArgumentError, type Command } from 'commander';

import { UsageError } from '../command/errors';
import {
  addGroupHelp,
  createBucketOption,
  createDryRunOption,
  createProjectOption,
  type ProjectOptions,
} from '../command/options';
import { parseExpiry } from './expiry';

/** Applies the subscriptions of every customer again. */
interface AllSubscriptionsChange {
  kind: 'subscriptionsOfAll';
  plans: readonly string[];
}

/** The parsed command line of `gschool member`. */
export interface MemberRequest {
  account: AccountRef;
  /**
   * The change to make; null if the account is only shown. `subscriptionsOfAll` applies to all
   * accounts.
   */
  change: AccountChange | { kind: 'erase' } | AllSubscriptionsChange | null;
  project: string | undefined;
  /** For `erase`, the bucket with the members' photos. */
  bucket: string | undefined;
  isDryRun: boolean;
  signsOutEverywhere: boolean;
}

interface ShowOptions extends ProjectOptions {
  uid?: string;
}

interface ChangeOptions extends ShowOptions {
  dryRun?: true;
  signOutEverywhere?: true;
}

interface EraseOptions extends ChangeOptions {
  bucket?: string;
}

interface SyncOptions extends ChangeOptions {
  plans?: readonly string[];
  all?: true;
}

interface GrantOptions extends ChangeOptions {
  until?: string;
  days?: string;
  plan?: string;
}

const EMAIL_HELP = 'the account’s email; use --uid instead, or both to be sure';
const UNVERIFIED_HELP = `
An account with an unverified email is rejected without --uid: anyone can register someone
else’s address before they do.`;

const parseUid = (text: string): string => {
  if (/^[^\s/]{1,128}$/.test(text)) return text;
  throw new InvalidArgumentError('It is not a uid.');
};

const parsePlan = (text: string): string => {
  if (isId(text)) return text;
  throw new InvalidArgumentError('--plan takes 1 to 80 letters, digits, hyphens or underscores.');
};

const parsePlans = (text: string): readonly string[] => {
  const plans = text.split(',').map((id) => id.trim());
  if (plans.every(isId)) return plans;
  throw new InvalidArgumentError('--plans takes ids of products, separated by commas.');
};

const parseRole = (text: string | undefined): Role => {
  const role = roles.find((known) => known === text);
  if (role !== undefined) return role;
  throw new UsageError(
    `The role must be user, moderator or admin${text === undefined ? '' : `, not "${text}"`}.`,
  );
};

const parseAccountRef = (email: string | undefined, uid: string | undefined): AccountRef => {
  if (email === undefined && uid === undefined) {
    throw new UsageError('Which account? Give its email address or --uid UID.');
  }
  if (email !== undefined && !/^[^@\s]+@[^@\s]+$/.test(email)) {
    throw new UsageError(`"${email}" is not an email address. For a uid, use --uid.`);
  }
  return { email, uid };
};

/**
 * Adds `gschool member show|grant|revoke|block|unblock|sync|role|erase`.
 *
 * @param now the time from which `--days` is counted, in epoch milliseconds
 */
export const addMemberCommands = (
  program: Command,
  handle: (request: MemberRequest) => Promise<void> | void,
  now: number,
): void => {
  const member = program
    .command('member')
    .description('Shows and changes the membership and the role of an account.');
  addGroupHelp(member, 'FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST');

  const command = (name: string, description: string) =>
    member
      .command(name)
      .description(description)
      .argument('[email]', EMAIL_HELP)
      .option('--uid <uid>', 'the account’s uid', parseUid)
      .addOption(createProjectOption());
  const changeCommand = (name: string, description: string) =>
    command(name, description)
      .addOption(createDryRunOption())
      .option(
        '--sign-out-everywhere',
        'signs out all of the account’s sessions, so that none of them can renew its token',
      );
  const handleChange = (
    email: string | undefined,
    options: EraseOptions,
    change: () => MemberRequest['change'],
  ) =>
    handle({
      account: parseAccountRef(email, options.uid),
      change: change(),
      project: options.project,
      bucket: options.bucket,
      isDryRun: options.dryRun ?? false,
      signsOutEverywhere: options.signOutEverywhere ?? false,
    });

  command(
    'show',
    'Prints an account, its membership, its profile, and whether token and profile match.',
  ).action((email: string | undefined, { uid, project }: ShowOptions) =>
    handle({
      account: parseAccountRef(email, uid),
      change: null,
      project,
      bucket: undefined,
      isDryRun: false,
      signsOutEverywhere: false,
    }),
  );

  changeCommand(
    'grant',
    'Gives an account access to the classes. Changes the token’s claims and the profile together.',
  )
    .option(
      '--until <YYYY-MM-DD>',
      'until the end of that day, in UTC; or a time such as 2027-01-31T22:59:59.999Z',
    )
    .option('--days <n>', 'until the end of the day in N days, in UTC')
    .option(
      '--plan <name>',
      'the plan that the account shows; without it, the plan stays the same',
      parsePlan,
    )
    .addHelpText('after', UNVERIFIED_HELP)
    .action((email: string | undefined, options: GrantOptions) =>
      handleChange(email, options, () => ({
        kind: 'grant',
        plan: options.plan,
        expiresAt: parseExpiry({ until: options.until, days: options.days }, now),
      })),
    );

  changeCommand(
    'revoke',
    'Ends a grant and blocks an account, starting now: a subscription does not open it either, until unblock or grant. History, lists and role stay. Cancel the subscription in Stripe.',
  ).action((email: string | undefined, options: ChangeOptions) =>
    handleChange(email, options, () => ({ kind: 'revoke' })),
  );

  changeCommand(
    'block',
    'Closes the classes of an account, starting now, until unblock or grant. Unlike revoke, it keeps the grant.',
  ).action((email: string | undefined, options: ChangeOptions) =>
    handleChange(email, options, () => ({ kind: 'block' })),
  );

  changeCommand(
    'unblock',
    'Removes the block that revoke or block sets. A subscription that still runs gives access again.',
  ).action((email: string | undefined, options: ChangeOptions) =>
    handleChange(email, options, () => ({ kind: 'unblock' })),
  );

  command(
    'erase',
    'Deletes an account and everything stored about the member, except orders and payments. With --uid, also deletes what is left of a deleted account.',
  )
    .addOption(createDryRunOption())
    .addOption(
      createBucketOption(
        'the bucket with the photos of members (VITE_FIREBASE_STORAGE_BUCKET); without it, no photo is deleted',
      ),
    )
    .action((email: string | undefined, options: EraseOptions) =>
      handleChange(email, options, () => ({ kind: 'erase' })),
    );

  changeCommand(
    'sync',
    'Writes token and profile again from the stored membership, if they do not match. With --plans, applies the stored subscriptions first.',
  )
    .option(
      '--plans <ids>',
      'the products that are memberships, as in MEMBERSHIP_PLANS: prod_a,prod_b',
      parsePlans,
    )
    .option('--all', 'with --plans: every account with a subscription')
    .action((email: string | undefined, options: SyncOptions) => {
      const { plans, all, uid, project } = options;
      if (!all) {
        return handleChange(email, options, () =>
          plans ? { kind: 'subscriptions', plans } : { kind: 'sync' },
        );
      }
      if (plans === undefined)
        throw new UsageError('--all needs --plans, with the products of MEMBERSHIP_PLANS.');
      if (email !== undefined || uid !== undefined) throw new UsageError('--all takes no account.');
      if (options.signOutEverywhere)
        throw new UsageError('--all does not take --sign-out-everywhere.');
      return handle({
        account: {},
        change: { kind: 'subscriptionsOfAll', plans },
        project,
        bucket: undefined,
        isDryRun: options.dryRun ?? false,
        signsOutEverywhere: false,
      });
    });

  changeCommand(
    'role',
    'Gives an account a role. Changes the token’s claims and the profile together.',
  )
    .argument('[role]', roles.join(', '))
    .usage('[options] [email] <role>')
    .addHelpText('after', UNVERIFIED_HELP)
    .action((first: string | undefined, second: string | undefined, options: ChangeOptions) => {
      // With --uid, the email may be absent, so that the role is the only argument.
      const [email, role] = second === undefined ? [undefined, first] : [first, second];
      const change: AccessChange = { kind: 'role', role: parseRole(role) };
      return handleChange(email, options, () => change);
    });
};
