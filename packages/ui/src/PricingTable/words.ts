/** The words of plans and their prices. */
export const pricingWords = {
  period: 'Pay',
  month: 'Monthly',
  year: 'Yearly',
  current: 'Your plan',
  features: (plan: string) => `What ${plan} holds`,
  included: 'Included',
  excluded: 'Not included',
  compare: 'Compare the plans',
  feature: 'What you get',
};
