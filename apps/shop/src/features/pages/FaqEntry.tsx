import { Disclosure, Link, Stack } from '@gschool/ui';

import type { Question } from '../../content/pages/types';
import { useT } from '../../i18n/useT';
import * as styles from './FaqPage.css';

export interface FaqEntryProps {
  question: Question;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** A question that expands to its answer, with a link to itself. */
export function FaqEntry({ question, isOpen, onToggle }: FaqEntryProps) {
  const t = useT();
  return (
    <Disclosure id={question.id} summary={question.question} isOpen={isOpen} onToggle={onToggle}>
      <Stack space="3">
        {question.answer.map((paragraph) => (
          <span key={paragraph}>{paragraph}</span>
        ))}
        {question.link && (
          <span>
            <Link href={question.link.href} isStandalone>
              {question.link.label}
            </Link>
          </span>
        )}
        <a className={styles.link} href={`#${question.id}`} data-print="none">
          {t('faq.link')}
        </a>
      </Stack>
    </Disclosure>
  );
}
