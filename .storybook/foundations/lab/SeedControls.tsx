import type { Seed } from '@gschool/themes';
import { derive } from '@gschool/themes/derive';
import type { ReactNode } from 'react';
import { Button, Checkbox } from '@gschool/ui';

import { SegmentedChoice } from '../../../packages/ui/src/overlays/Customizer/SegmentedChoice';
import { ColorControl } from './ColorControl';
import * as styles from './controls.css';
import { posterRoles } from './labState';
import { limits, type NumberPath } from './limits';
import { NumberControl } from './NumberControl';

export interface SeedControlsProps {
  seed: Seed;
  /** Called with the changed seed. */
  onChange: (seed: Seed) => void;
}

const statuses = ['info', 'success', 'warning', 'danger'] as const;

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupName}>{name}</legend>
      {children}
    </fieldset>
  );
}

/** A native control for each value of a seed. */
export function SeedControls({ seed, onChange }: SeedControlsProps) {
  const { page, neutral, depth, display, status = {}, poster = {} } = seed;
  const set = (changes: Partial<Seed>) => onChange({ ...seed, ...changes });
  const number = (path: NumberPath, value: number, changed: (value: number) => Partial<Seed>) => (
    <NumberControl {...limits[path]} value={value} onChange={(next) => set(changed(next))} />
  );
  const without = (part: 'status' | 'poster'): Seed => {
    const { [part]: _, ...rest } = seed;
    return rest;
  };
  const derived = derive(seed, 'light');
  return (
    <>
      <Group name="Color">
        <ColorControl label="Brand" value={seed.brand} onChange={(brand) => set({ brand })} />
        <ColorControl label="Accent" value={seed.accent} onChange={(accent) => set({ accent })} />
        <ColorControl
          label="Page, light"
          value={page.light}
          onChange={(light) => set({ page: { ...page, light } })}
        />
        <ColorControl
          label="Page, dark"
          value={page.dark}
          onChange={(dark) => set({ page: { ...page, dark } })}
        />
      </Group>
      <Group name="Grays and surfaces">
        {number('neutral.hue', neutral.hue, (hue) => ({ neutral: { ...neutral, hue } }))}
        {number('neutral.chroma', neutral.chroma, (chroma) => ({
          neutral: { ...neutral, chroma },
        }))}
        {number('depth.raised', depth.raised, (raised) => ({ depth: { ...depth, raised } }))}
        {number('depth.sunken', depth.sunken, (sunken) => ({ depth: { ...depth, sunken } }))}
      </Group>
      <Group name="Shape">
        {number('radius', seed.radius, (radius) => ({ radius }))}
        <Checkbox
          name="pill"
          label="Controls are pills"
          checked={seed.control === 'pill'}
          onChange={(event) => set({ control: event.target.checked ? 'pill' : 10 })}
        />
        {seed.control !== 'pill' && number('control', seed.control, (control) => ({ control }))}
        <SegmentedChoice
          legend="Shadow"
          name="lab-shadow"
          value={seed.shadow}
          options={[
            { value: 'soft', label: 'Soft' },
            { value: 'crisp', label: 'Crisp' },
            { value: 'glow', label: 'Glow' },
          ]}
          onChange={(shadow) => set({ shadow: shadow as Seed['shadow'] })}
        />
      </Group>
      <Group name="Headings and header">
        {number('display.scale', display.scale, (scale) => ({ display: { ...display, scale } }))}
        {number('display.weight', display.weight, (weight) => ({
          display: { ...display, weight },
        }))}
        {number('display.tracking', display.tracking, (tracking) => ({
          display: { ...display, tracking },
        }))}
        {number('header', seed.header, (header) => ({ header }))}
      </Group>
      <Group name="Status colors">
        {statuses.map((kind) => (
          <ColorControl
            key={kind}
            label={`${kind.charAt(0).toUpperCase()}${kind.slice(1)}${status[kind] ? '' : ', as in every theme'}`}
            value={status[kind] ?? derived.color[kind]}
            onChange={(color) => set({ status: { ...status, [kind]: color } })}
          />
        ))}
        {seed.status && (
          <Button variant="quiet" size="small" onClick={() => onChange(without('status'))}>
            Use the shared status colors
          </Button>
        )}
      </Group>
      <Group name="Posters">
        {posterRoles.map((role) => (
          <ColorControl
            key={role}
            label={`Poster, ${role}${poster[role] ? '' : ', from the theme'}`}
            value={derived.poster[role]}
            onChange={(color) => set({ poster: { ...poster, [role]: color } })}
          />
        ))}
        {seed.poster && (
          <Button variant="quiet" size="small" onClick={() => onChange(without('poster'))}>
            Use the poster colors of the theme
          </Button>
        )}
      </Group>
    </>
  );
}
