import '../../i18n/en/publish.messages.json';

import { TextArea } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { MAX_NOTE } from './publishLimits';

/** What the publisher writes about a release. */
export function NoteField({
  hint,
  defaultValue,
}: {
  hint: string;
  /** What was written before the session ended. */
  defaultValue: string | undefined;
}) {
  const t = useT();
  return (
    <TextArea
      name="note"
      label={t('publish.note')}
      hint={hint}
      defaultValue={defaultValue}
      isOptional
      characterLimit={MAX_NOTE}
    />
  );
}
