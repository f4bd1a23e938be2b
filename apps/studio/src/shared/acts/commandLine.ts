import type { Act } from '@gschool/admin/contract';

type Arguments = Readonly<Record<string, unknown>>;

/** Quotes an argument for a shell, unless it has only safe characters. */
const quote = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

const text = (args: Arguments, name: string): string => quote(String(args[name]));

const member = (name: string) => (args: Arguments) => `member ${name} --uid ${text(args, 'uid')}`;

const commands: Readonly<Partial<Record<Act['kind'], (args: Arguments) => string>>> = {
  'member.grant': (args) =>
    [
      member('grant')(args),
      `--until ${new Date(Number(args['expiresAt'])).toISOString()}`,
      ...(args['plan'] === undefined ? [] : [`--plan ${text(args, 'plan')}`]),
    ].join(' '),
  'member.revoke': member('revoke'),
  'member.block': member('block'),
  'member.unblock': member('unblock'),
  'member.sync': member('sync'),
  'member.role': (args) => `${member('role')(args)} ${text(args, 'role')}`,
  'member.signOut': (args) => `${member('sync')(args)} --sign-out-everywhere`,
  'member.erase': member('erase'),
  'order.state': (args) =>
    [
      `order state ${text(args, 'number')} ${text(args, 'state')}`,
      ...(Array.isArray(args['refunded']) ? args['refunded'] : []).map(
        (payment) => `--refunded ${quote(String(payment))}`,
      ),
    ].join(' '),
};

/**
 * The command of the operator that does the same as an act; null if there is none: for an undo, for
 * a recorded refund, for a publication of drafts, and for a kind of a newer version. The arguments of acts are uids and numbers,
 * so that the line contains no email address.
 */
export const toCommandLine = ({ kind, args }: Pick<Act, 'kind' | 'args'>): string | null => {
  const create = Object.hasOwn(commands, kind) ? commands[kind] : undefined;
  return create ? `npx gschool ${create(args)}` : null;
};
