import { z } from 'zod';

import { MAX_ACTS, type ActRequest, type ActsBody, type AdminQueryKind } from './contract';
import { actArguments, actId, queryArguments } from './schemas';

const actKinds = Object.keys(actArguments) as (keyof typeof actArguments)[];

/** One act, with the arguments of its kind. */
export const actRequestSchema = z.discriminatedUnion(
  'kind',
  actKinds.map((kind) =>
    z.strictObject({ id: actId, kind: z.literal(kind), args: actArguments[kind] }),
  ) as unknown as readonly [z.ZodObject<{ kind: z.ZodLiteral<string> }>],
) as unknown as z.ZodType<ActRequest>;

/** The body of `POST /acts`. */
export const actsBodySchema: z.ZodType<ActsBody> = z.strictObject({
  acts: z.array(actRequestSchema).min(1).max(MAX_ACTS),
  isDryRun: z.boolean().optional(),
  total: z.int().min(1).max(MAX_ACTS).optional(),
}) as z.ZodType<ActsBody>;

/** The body of `POST /queries`, before the arguments of its kind are checked. */
export const queryBodySchema = z.strictObject({
  kind: z.enum(Object.keys(queryArguments) as [AdminQueryKind, ...AdminQueryKind[]]),
  args: z.unknown(),
});
