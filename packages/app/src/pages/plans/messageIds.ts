/** The message ids of plans and prices. */
export type PlanMessageId =
  | 'plans.loading'
  | 'plans.monthsFree'
  | 'plans.percentLess'
  | 'plans.share'
  | 'plans.stop'
  | 'plans.trial';
