import {
  Button,
  Container,
  Disclosure,
  Heading,
  PricingTable,
  Stack,
  Text,
  type Plan,
  type PlanFeature,
} from '@gschool/ui';

const usd = (amount: number) => ({ amount, currency: 'usd' });

const features: readonly PlanFeature[] = [
  { id: 'classes', label: 'All classes', hint: 'Every style and every length' },
  { id: 'live', label: 'Live events' },
  { id: 'offline', label: 'Downloads', hint: 'No connection needed' },
  { id: 'people', label: 'People who share it' },
];

const plans: readonly Plan[] = [
  {
    id: 'school',
    name: 'School',
    description: 'Everything we teach, on the days that suit you.',
    price: { month: usd(1900), year: usd(19000) },
    priceNote: { month: 'Cancel anytime', year: 'That’s $15.83 a month' },
    features: { classes: true, live: true, people: '1' },
    isHighlighted: true,
    mark: 'Recommended',
    action: (
      <Button isFullWidth href="#school">
        Enroll Now
      </Button>
    ),
  },
  {
    id: 'household',
    name: 'Household',
    description: 'For everyone under one roof.',
    price: { month: usd(2900), year: usd(29000) },
    priceNote: { month: 'Cancel anytime', year: 'That’s $24.17 a month' },
    features: { classes: true, live: true, offline: true, people: 'Up to 5' },
    action: (
      <Button variant="quiet" isFullWidth href="#household">
        Enroll together
      </Button>
    ),
  },
];

const questions = [
  ['Can I cancel?', 'Anytime, in your account. You keep everything until the end of the month.'],
  ['Can I change my plan?', 'Yes. What you already paid counts toward the new one.'],
  ['What do I need?', 'A mat and about two square meters. Classes name anything else.'],
] as const;

/** Plans with their prices, what each includes, and the questions that come before a purchase. */
export function PlansPage() {
  return (
    <Container as="main" blockPadding="large">
      <Stack space="12">
        <Stack space="3" align="center">
          <Heading level={1}>One school, two plans</Heading>
          <Text size="lg" tone="muted">
            The first seven days are free.
          </Text>
        </Stack>
        <PricingTable plans={plans} features={features} saving="Save 17%" headingLevel={2} />
        <Container size="text">
          <Stack space="4">
            <Heading level={2}>Questions</Heading>
            <div>
              {questions.map(([question, answer]) => (
                <Disclosure key={question} summary={question}>
                  {answer}
                </Disclosure>
              ))}
            </div>
          </Stack>
        </Container>
      </Stack>
    </Container>
  );
}
