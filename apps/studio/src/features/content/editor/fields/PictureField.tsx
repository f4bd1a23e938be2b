import { getMediaUrl } from '@gschool/domain/content-pack';
import { motifs } from '@gschool/poster-art/motifs';
import {
  Alert,
  Button,
  icons,
  Inline,
  Picture,
  RadioGroup,
  Select,
  Stack,
  TextField,
} from '@gschool/ui';
import { useEffect, useState } from 'react';

import { useT } from '../../../../i18n/useT';
import { EntryField } from '../form/EntryField';
import { useEntryField, useEntryForm } from '../form/EntryFormContext';
import { formatArt, parseArt, parseSeed, type Art, type ArtKind } from './art';
import { motifLabel } from './motifLabel';
import * as styles from './PictureField.css';

interface PictureFieldProps {
  name: 'poster' | 'portrait';
  label: string;
  hint?: string | undefined;
  /** The kind of drawings to choose from. */
  kind: ArtKind;
  isRequired?: boolean | undefined;
}

/**
 * The picture of an entry: a drawing, or a file by its path in the bucket or its https address. It is
 * shown as members see it.
 */
export function PictureField({ name, label, hint, kind, isRequired }: PictureFieldProps) {
  const t = useT();
  const { mediaBase } = useEntryForm();
  const { value = '', change, onBlur, error } = useEntryField<string>(name);
  const art = parseArt(value);
  const [mode, setMode] = useState(art || value === '' ? 'art' : 'file');
  // Each way keeps what was chosen, so that a look at the other way loses nothing.
  const [earlier, setEarlier] = useState({ art: '', file: '' });
  const choose = (next: string) => {
    setEarlier({ ...earlier, [mode]: value });
    setMode(next);
    change((next === 'art' ? earlier.art : earlier.file) || undefined);
  };
  return (
    <EntryField name={name}>
      <Stack space="4">
        <RadioGroup
          // The choice follows a value that came from elsewhere.
          key={art ? 'art' : mode}
          name={`${name}.kind`}
          label={label}
          hint={hint}
          isRequired={isRequired}
          isOptional={!isRequired}
          layout="inline"
          defaultValue={art ? 'art' : mode}
          onChange={(event) => choose(event.currentTarget.value)}
          options={[
            { value: 'art', label: t('picture.drawing') },
            { value: 'file', label: t('picture.file') },
          ]}
        />
        <div className={styles.columns}>
          <div className={styles.picture}>
            <Picture
              picture={getMediaUrl(mediaBase, value)}
              alt={value === '' ? t('picture.none') : t('picture.preview')}
              ratio={kind === 'portrait' ? '1/1' : '16/9'}
            />
          </div>
          {art || mode === 'art' ? (
            <ArtControls
              {...{ name, kind, art, error }}
              onChange={(next) => change(formatArt(next))}
            />
          ) : (
            <Stack space="3">
              <TextField
                name={name}
                label={t('picture.address')}
                hint={t('picture.addressHint')}
                dir="ltr"
                value={value}
                error={error}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => change(event.currentTarget.value.trim() || undefined)}
                onBlur={onBlur}
              />
              <BrokenPicture
                key={value}
                url={getMediaUrl(mediaBase, value)}
                hasError={error !== undefined}
              />
            </Stack>
          )}
        </div>
      </Stack>
    </EntryField>
  );
}

interface ArtControlsProps {
  name: string;
  kind: ArtKind;
  art: Art | null;
  error: string | undefined;
  onChange: (art: Art) => void;
}

const hasPortraits = (kind: ArtKind) => kind === 'portrait';

/** The drawing and its variation, which sets the colors and the side. */
function ArtControls({ name, kind, art, error, onChange }: ArtControlsProps) {
  const t = useT();
  const known = hasPortraits(kind) ? motifs.portrait : motifs.figure;
  const { seed = 1, motif = '' } = art ?? {};
  const options = known.includes(motif) || motif === '' ? known : [...known, motif];
  return (
    <Stack space="4">
      <Select
        name={name}
        label={t('picture.motif')}
        placeholder={t('picture.choose')}
        value={motif}
        error={error}
        options={options.map((one) => ({ value: one, label: motifLabel(one, t) }))}
        onChange={({ currentTarget: { value } }) => {
          if (value !== '') onChange({ kind: art?.kind ?? kind, motif: value, seed });
        }}
      />
      {art && (
        <Inline space="3" align="end">
          <TextField
            name={`${name}.seed`}
            label={t('picture.variation')}
            hint={t('picture.variationHint')}
            inputMode="numeric"
            dir="ltr"
            value={seed}
            onChange={(event) => onChange({ ...art, seed: parseSeed(event.currentTarget.value) })}
          />
          <Button
            variant="quiet"
            iconStart={icons.refresh}
            onClick={() => onChange({ ...art, seed: seed + 1 })}
          >
            {t('picture.another')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** Says that a picture can't be shown. A pack may name it anyway: the file may follow. */
function BrokenPicture({ url, hasError }: { url: string; hasError: boolean }) {
  const t = useT();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (url === '' || hasError) return undefined;
    const image = new Image();
    image.onerror = () => setBroken(true);
    image.onload = () => setBroken(false);
    // Not at every key.
    const timer = setTimeout(() => (image.src = url), 600);
    return () => {
      clearTimeout(timer);
      image.onerror = null;
    };
  }, [url, hasError]);
  return isBroken && !hasError ? (
    <Alert variant="info" title={t('picture.broken')}>
      {t('picture.brokenText')}
    </Alert>
  ) : null;
}
