import { themeLabel, themeNames } from '@gschool/themes';
import { createDesignTokens, createTokenFiles, type Scheme } from '@gschool/themes/derive';
import { Button, icons } from '@gschool/ui';

import * as styles from './TokenDownloads.css';
import { download } from './useCopy';

const save = (name: string, content: object) =>
  download(name, `${JSON.stringify(content, null, 2)}\n`, 'application/json');

const schemes: readonly Scheme[] = ['light', 'dark'];

/** The themes as files for design tools, generated in the browser from the seeds. */
export function TokenDownloads() {
  return (
    <div className={styles.downloads}>
      <ul className={styles.themes}>
        {themeNames.map((theme) => (
          <li key={theme} className={styles.theme}>
            <span className={styles.name}>{themeLabel(theme)}</span>
            {schemes.map((scheme) => (
              <Button
                key={scheme}
                size="small"
                variant="quiet"
                iconStart={icons.download}
                aria-label={`${themeLabel(theme)}, ${scheme}, as JSON`}
                onClick={() =>
                  save(`${theme}-${scheme}.tokens.json`, createDesignTokens(theme, scheme))
                }
              >
                {scheme}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      <Button
        iconStart={icons.download}
        onClick={() =>
          save(
            'gschool.tokens-bundle.json',
            Object.fromEntries(createTokenFiles().map(({ path, content }) => [path, content])),
          )
        }
      >
        All files in one
      </Button>
    </div>
  );
}
