import { getThemeNameError, formatRegistryLine, formatSeedFile } from '@gschool/themes/derive';
import { Button, TextField, icons } from '@gschool/ui';

import { download, useCopy } from '../useCopy';
import * as styles from './LabExport.css';
import { type LabState, formatHash } from './labState';

export interface LabExportProps {
  state: LabState;
  /** Called with the changed fields. */
  onChange: (changes: Partial<LabState>) => void;
}

/**
 * A field for the theme's name and the code for the repository: the seed file and its line in
 * the registry.
 */
export function LabExport({ state, onChange }: LabExportProps) {
  const { name, about, seed } = state;
  const { copied, copy } = useCopy();
  const error = getThemeNameError(name);
  const file = error ? '' : formatSeedFile(name, seed, about);
  const path = `packages/themes/src/seeds/${name}.ts`;
  return (
    <section aria-labelledby="lab-finish" className={styles.finish}>
      <h2 id="lab-finish" className={styles.title}>
        The finished theme
      </h2>
      <div className={styles.fields}>
        <TextField
          name="theme-name"
          label="Name in code"
          value={name}
          error={error ?? undefined}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TextField
          name="theme-label"
          label="Display name"
          value={seed.label}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => onChange({ seed: { ...seed, label: event.target.value } })}
        />
        <TextField
          name="theme-about"
          label="What it’s like, in one sentence"
          className={styles.wide}
          value={about}
          maxLength={90}
          autoComplete="off"
          onChange={(event) => onChange({ about: event.target.value })}
        />
      </div>
      {!error && (
        <>
          <p className={styles.step}>
            1. Save this as <code>{path}</code>
          </p>
          <pre
            className={styles.code}
            role="region"
            tabIndex={0}
            aria-label={path}
            data-testid="seed-file"
          >
            {file}
          </pre>
          <p className={styles.step}>
            2. Add this line to <code>packages/themes/src/seeds/index.ts</code>
          </p>
          <pre className={styles.code} role="region" tabIndex={0} aria-label="The registry line">
            {formatRegistryLine(name)}
          </pre>
        </>
      )}
      <div className={styles.actions}>
        <Button
          iconStart={icons.copy}
          onClick={() => copy('The seed file', file)}
          disabled={!!error}
        >
          Copy the file
        </Button>
        <Button
          variant="quiet"
          onClick={() => copy('The registry line', formatRegistryLine(name))}
          disabled={!!error}
        >
          Copy the line
        </Button>
        <Button
          variant="quiet"
          iconStart={icons.download}
          onClick={() => download(`${name}.ts`, file, 'text/plain')}
          disabled={!!error}
        >
          Download
        </Button>
        <Button
          variant="plain"
          iconStart={icons.link}
          onClick={() =>
            copy('A link to this lab', location.href.replace(/#.*$/, '') + formatHash(state))
          }
        >
          Copy a link to all of it
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {copied}
      </p>
    </section>
  );
}
