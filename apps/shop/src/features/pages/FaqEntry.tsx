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
export function FaqEntry({ question: one, isOpen, onToggle }: FaqEntryProps) {
  const t = useT();
  return (
    <Disclosure id={one.id} summary={one.question} isOpen={isOpen} onToggle={onToggle}>
      <Stack space="3">
        {one.answer.map((paragraph) => (
          <span key={paragraph}>{paragraph}</span>
        ))}
        {one.link && (
          <span>
            <Link href={one.link.href} isStandalone>
              {one.link.label}
            </Link>
          </span>
        )}
        <a className={styles.link} href={`#${one.id}`}>
          {t('faq.link')}
        </a>
      </Stack>
    </Disclosure>
  );
}
