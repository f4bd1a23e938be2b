import { nameFault, registryLine, seedFile } from '@gschool/themes/derive';
import { Button, TextField, icons } from '@gschool/ui';
import { download, useCopy } from '../useCopy';
import * as styles from './LabFinish.css';
import { type LabState, writeHash } from './labState';

export interface LabFinishProps {
  state: LabState;
  /** Tells what was written about the theme. */
  onChange: (changes: Partial<LabState>) => void;
}

/**
 * Names the theme, and hands over what the repository wants: the file, and its line in the
 * registry.
 */
export function LabFinish({ state, onChange }: LabFinishProps) {
  const { name, about, seed } = state;
  const { copied, copy } = useCopy();
  const fault = nameFault(name);
  const file = fault ? '' : seedFile(name, seed, about);
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
          error={fault ?? undefined}
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
      {!fault && (
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
            {registryLine(name)}
          </pre>
        </>
      )}
      <div className={styles.actions}>
        <Button
          iconStart={icons.copy}
          onClick={() => copy('The seed file', file)}
          disabled={!!fault}
        >
          Copy the file
        </Button>
        <Button
          variant="quiet"
          onClick={() => copy('The registry line', registryLine(name))}
          disabled={!!fault}
        >
          Copy the line
        </Button>
        <Button
          variant="quiet"
          iconStart={icons.download}
          onClick={() => download(`${name}.ts`, file, 'text/plain')}
          disabled={!!fault}
        >
          Download
        </Button>
        <Button
          variant="plain"
          iconStart={icons.link}
          onClick={() =>
            copy('A link to this lab', location.href.replace(/#.*$/, '') + writeHash(state))
          }
        >
          Copy a link to all of it
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {copied}
      </p>
    </section>
  );
}
