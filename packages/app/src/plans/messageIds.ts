/** The messages about membership plans and their prices. */
export type PlanMessageId =
  | 'plans.loading'
  | 'plans.monthsFree'
  | 'plans.percentLess'
  | 'plans.share'
  | 'plans.stop'
  | 'plans.trial';
