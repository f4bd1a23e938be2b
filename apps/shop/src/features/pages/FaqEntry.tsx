import { Disclosure, Link, Stack } from '@gschool/ui';

import type { Question } from '../../content/pages/types';
import { useT } from '../../i18n/useT';
import { address } from './FaqPage.css';

export interface QuestionEntryProps {
  question: Question;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** A question that opens its answer, the way on from there, and its own address. */
export function QuestionEntry({ question: one, isOpen, onToggle }: QuestionEntryProps) {
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
        <a className={address} href={`#${one.id}`}>
          {t('faq.link')}
        </a>
      </Stack>
    </Disclosure>
  );
}
