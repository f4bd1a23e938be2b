import { Command, type OutputConfiguration } from 'commander';

import { addCatalogueCommands, type CatalogueRequest } from './catalogue/commands';
import { toPrintableLine } from './command/print';
import { addLogCommands, type LogRequest } from './log/commands';
import { addMemberCommands, type MemberRequest } from './member/commands';
import { addOrderCommands, type OrderRequest } from './order/commands';
import { addShopCommands, type ShopRequest } from './shop/commands';

/** The functions that handle the requests of each command group. */
interface Handlers {
  member: (request: MemberRequest) => Promise<void> | void;
  catalogue: (request: CatalogueRequest) => Promise<void> | void;
  order: (request: OrderRequest) => Promise<void> | void;
  shop: (request: ShopRequest) => Promise<void> | void;
  log: (request: LogRequest) => Promise<void> | void;
}

interface ProgramOptions {
  /** Epoch milliseconds. */
  now?: number;
  /** The streams for help and errors. */
  output?: OutputConfiguration;
}

/** The command line `gschool`. Throws a `CommanderError` for help and for an invalid command. */
export const createProgram = (
  handlers: Handlers,
  { now = Date.now(), output = {} }: ProgramOptions = {},
): Command => {
  const program = new Command('gschool')
    .description(
      'The operator’s commands: memberships and roles, the catalogue, orders, and the log.',
    )
    .configureOutput({
      // A message quotes the operator's input, which may be pasted from a customer's text.
      outputError: (text, write) =>
        write(`${text.trimEnd().split('\n').map(toPrintableLine).join('\n')}\n`),
      ...output,
    })
    .exitOverride()
    .showHelpAfterError('For help, add --help.');
  addMemberCommands(program, handlers.member, now);
  addCatalogueCommands(program, handlers.catalogue);
  addOrderCommands(program, handlers.order);
  addShopCommands(program, handlers.shop);
  addLogCommands(program, handlers.log);
  return program;
};
