/** The messages of plans and their prices. */
export const pricingMessages = {
  period: 'Billing',
  month: 'Monthly',
  year: 'Yearly',
  current: 'Your plan',
  features: (plan: string) => `What ${plan} includes`,
  included: 'Included',
  excluded: 'Not included',
  compare: 'Compare the plans',
  feature: 'What you get',
};
