import { Container, Disclosure, Heading, Link, Stack, Text } from '@gschool/ui';
import type { ReactNode } from 'react';

import { paths } from '../../config/paths';
import { questionGroups } from '../../content/pages/faq';
import { useT } from '../../i18n/useT';
import { PageBanner } from '../../shared/PageBanner';
import * as styles from './PricingPlanPage.css';

const questions = questionGroups.find(({ id }) => id === 'membership')?.questions ?? [];

export interface PricingPlanPageProps {
  /** The plan table. */
  children: ReactNode;
}

/** `/extra/pricing-plan`: the plan table and common questions. */
export function PricingPlanPage({ children }: PricingPlanPageProps) {
  const t = useT();
  return (
    <>
      <PageBanner name={t('nav.pricingPlan')} description={t('pricingPlan.lead')} />
      <Container className={styles.page}>
        {children}
        <div className={styles.after}>
          <Stack space="3">
            <Heading level={2} size="h3">
              {t('pricingPlan.shopItems')}
            </Heading>
            <Text tone="muted" isMeasured>
              {t('pricingPlan.shopItemsText')}
            </Text>
            <Text>
              <Link href={paths.subscription} isStandalone>
                {t('pricingPlan.mine')}
              </Link>
            </Text>
          </Stack>
          <section aria-labelledby="asked">
            <Heading level={2} size="h3" id="asked">
              {t('pricingPlan.questions')}
            </Heading>
            <div lang="en" dir="ltr">
              {questions.map(({ id, question, answer }) => (
                <Disclosure key={id} id={id} summary={question}>
                  {answer.join(' ')}
                </Disclosure>
              ))}
            </div>
          </section>
        </div>
      </Container>
    </>
  );
}
