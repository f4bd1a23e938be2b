import type { SeedDocument } from '../store/types';

interface PlanSeed {
  id: string;
  name: string;
  description: string;
  metadata: Record<string, string>;
  /** Minor units. */
  month: number;
  year: number;
}

const plans: readonly PlanSeed[] = [
  {
    id: 'plan-school',
    name: 'School',
    description: 'Everything we teach, on the days that suit you.',
    metadata: {
      order: '1',
      recommended: 'true',
      includes:
        'Every class and every series|New classes each week|Live events and their recordings|Your library and watch history',
      name_ar: 'المدرسة',
      description_ar: 'كل ما نعلّمه، في الأيام التي تناسبك.',
      includes_ar:
        'كل الحصص وكل السلاسل|حصص جديدة كل أسبوع|اللقاءات المباشرة وتسجيلاتها|مكتبتك وسجل مشاهدتك',
    },
    month: 1900,
    year: 19000,
  },
  {
    id: 'plan-patron',
    name: 'Patron',
    description: 'The same school, plus a spot for someone who can’t afford one.',
    metadata: {
      order: '2',
      includes:
        'Every class and every series|New classes each week|Live events and their recordings|Your library and watch history|A free spot for another woman',
      name_ar: 'الداعمة',
      description_ar: 'المدرسة نفسها، ومعها مكان لمن لا تقدر على ثمن الاشتراك.',
      includes_ar:
        'كل الحصص وكل السلاسل|حصص جديدة كل أسبوع|اللقاءات المباشرة وتسجيلاتها|مكتبتك وسجل مشاهدتك|اشتراك مجاني لامرأة أخرى',
    },
    month: 3400,
    year: 34000,
  },
];

/** The ids of a plan's prices. */
export const priceIds = (planId: string) => ({
  month: `${planId}-month`,
  year: `${planId}-year`,
});

/** The plans of the demo, the way the payment extension copies them from Stripe. */
export const planDocuments = (): SeedDocument[] =>
  plans.flatMap(({ id, name, description, metadata, month, year }) => {
    const price = (interval: 'month' | 'year', unit_amount: number): SeedDocument => ({
      path: `products/${id}/prices/${priceIds(id)[interval]}`,
      data: {
        active: true,
        type: 'recurring',
        billing_scheme: 'per_unit',
        unit_amount,
        currency: 'usd',
        interval,
        interval_count: 1,
        trial_period_days: null,
        metadata: {},
      },
    });
    return [
      {
        path: `products/${id}`,
        data: { active: true, name, description, images: [], metadata, role: 'member' },
      },
      price('month', month),
      price('year', year),
    ];
  });
