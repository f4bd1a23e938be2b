import { useRef, useState, type PointerEvent } from 'react';
import * as css from './SeekBar.css';
import { clock, spoken } from './time';
import { usePlayback, usePlayer } from './usePlayback';

/** A named part of the film. */
export interface Chapter {
  title: string;
  /** Seconds from the film's start. */
  startSeconds: number;
}

export interface SeekBarProps {
  chapters: readonly Chapter[];
}

const chapterAt = (chapters: readonly Chapter[], seconds: number): string =>
  chapters.findLast(({ startSeconds }) => startSeconds <= seconds)?.title ?? '';

/** The timeline: a native range, the loaded part, ticks where chapters start, a time under the pointer. */
export function SeekBar({ chapters }: SeekBarProps) {
  const { store, video, words } = usePlayer();
  const time = usePlayback(store, (state) => Math.round(state.time * 4) / 4);
  const duration = usePlayback(store, (state) => state.duration);
  const buffered = usePlayback(store, (state) => Math.round(state.buffered));
  const tip = useRef<HTMLSpanElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const share = (seconds: number): number => (duration ? (seconds / duration) * 1000 : 0);

  const handleHover = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'touch' || !duration) return;
    const box = event.currentTarget.getBoundingClientRect();
    const at = Math.max(0, Math.min(1, (event.clientX - box.x) / box.width));
    setHovered(Math.floor(at * duration));
    if (tip.current) {
      const half = tip.current.offsetWidth / 2;
      const x = Math.max(half, Math.min(box.width - half, at * box.width));
      tip.current.style.transform = `translateX(${x - half}px)`;
    }
  };

  return (
    <div
      dir="ltr"
      className={css.bar}
      onPointerMove={handleHover}
      onPointerLeave={() => setHovered(null)}
    >
      <svg className={css.track} viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden>
        <rect className={css.rest} width="1000" height="1" />
        <rect className={css.loaded} width={share(Math.max(buffered, time))} height="1" />
        <rect className={css.played} width={share(time)} height="1" />
        {chapters
          .filter(({ startSeconds }) => startSeconds > 0 && startSeconds < duration)
          .map(({ startSeconds }) => (
            <rect
              key={startSeconds}
              className={css.tick}
              x={share(startSeconds) - 1.5}
              width="3"
              height="1"
            />
          ))}
      </svg>
      <input
        type="range"
        className={css.input}
        data-player-part="seek"
        min={0}
        max={duration || 1}
        step="any"
        value={time}
        disabled={!duration}
        aria-label={words.seek}
        aria-valuetext={words.position(spoken(time, words), spoken(duration, words))}
        onChange={(event) => {
          const element = video();
          if (element) element.currentTime = Number(event.currentTarget.value);
        }}
      />
      <span ref={tip} className={css.tip} hidden={hovered === null} aria-hidden>
        {hovered !== null && (
          <>
            {chapterAt(chapters, hovered) && <b>{chapterAt(chapters, hovered)}</b>}
            {clock(hovered)}
          </>
        )}
      </span>
    </div>
  );
}
