import type { CatalogueRequest } from '../catalogue/commands';
import type { MemberRequest } from '../member/commands';
import type { LogRequest } from '../log/commands';
import type { OrderRequest } from '../order/commands';
import { createProgram } from '../program';
import type { ShopRequest } from '../shop/commands';

const quiet = { writeOut: () => undefined, writeErr: () => undefined };

const parse = <T>(args: readonly string[], now?: number): T => {
  let parsed: unknown;
  const record = (request: unknown): void => {
    parsed = request;
  };
  createProgram(
    { member: record, catalogue: record, order: record, shop: record, log: record },
    { ...(now !== undefined && { now }), output: quiet },
  ).parse([...args], { from: 'user' });
  return parsed as T;
};

/** Parses a command line to a request. Throws for help and for an invalid command. */
export const parseMember = (args: readonly string[], now?: number) =>
  parse<MemberRequest>(['member', ...args], now);
export const parseCatalogue = (args: readonly string[]) =>
  parse<CatalogueRequest>(['catalogue', ...args]);
export const parseOrder = (args: readonly string[]) => parse<OrderRequest>(['order', ...args]);
export const parseLog = (args: readonly string[]) => parse<LogRequest>(['log', ...args]);
export const parseShop = (args: readonly string[]) => parse<ShopRequest>(['shop', ...args]);
