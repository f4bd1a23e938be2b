import { useState, type MouseEvent } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { isPlainClick } from '../../internal/isPlainClick';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import * as styles from './LanguageSwitch.css';
import { languageMessages } from './messages';

export interface LanguageSwitchProps {
  /** The languages by code (BCP 47), each with its name in that language, in display order. */
  languages: Readonly<Record<string, string>>;
  /** The code of the active language. */
  current: string;
  /**
   * Activates another language. Rejects if the language cannot be loaded. The links also work
   * without JavaScript, through `?lang=` and the code.
   */
  onSelect: (code: string) => Promise<void>;
}

/** Links to the languages, each named in that language. Changes are announced in the new one. */
export function LanguageSwitch({ languages, current, onSelect }: LanguageSwitchProps) {
  const messages = useMessages('languageSwitch', languageMessages);
  const [status, setStatus] = useState<'chosen' | 'failed' | null>(null);

  const select = (event: MouseEvent, code: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (code === current) return;
    setStatus(null);
    onSelect(code).then(
      () => setStatus('chosen'),
      () => setStatus('failed'),
    );
  };

  return (
    <div role="group" aria-label={messages.label} className={styles.group}>
      <Icon icon={icons.globe} size="medium" />
      {Object.entries(languages).map(([code, name]) => (
        <a
          key={code}
          href={`?lang=${code}`}
          hrefLang={code}
          lang={code}
          className={styles.language}
          aria-current={code === current ? 'true' : undefined}
          onClick={(event) => select(event, code)}
        >
          {name}
        </a>
      ))}
      <span role="status" className={status === 'failed' ? styles.failure : styles.silent}>
        {status && messages[status]}
      </span>
    </div>
  );
}
