import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { preparePhoto, type PhotoProblem, type PreparedPhoto } from './prepare-photo.ts';

type Stage = 'ready' | 'preparing' | PhotoProblem;

export interface PhotoOptions {
  /** What the picture is for. When that is another, or gone, what is being prepared is dropped. */
  form?: number;
  /** Gets what is still being prepared, as it was chosen, when the page is left. */
  onLeave?: (file: File) => void;
  /** How it is made ready. */
  prepare?: (file: File) => Promise<PreparedPhoto>;
}

/**
 * Takes a chosen picture: large photos are made lighter before the form gets them. The last one
 * chosen wins, whatever order they become ready in. While `isPreparing` the form does not have the
 * picture yet: sending it waits, and leaving it would lose something.
 *
 * @returns `problem`: why the chosen one could not be made ready, and the form has none; `goOn` says so
 * no longer.
 */
export function usePhoto(take: (file: File | null) => void, options: PhotoOptions = {}) {
  const { form, onLeave, prepare = preparePhoto } = options;
  const [{ stage, of }, setState] = useState({ stage: 'ready' as Stage, of: form });
  /** The one that is being prepared; a later one takes its place. */
  const awaited = useRef<File | null>(null);
  const leave = useEffectEvent((file: File) => onLeave?.(file));
  // A layout effect: it is cleaned up before the effects that stop what would take the file.
  useLayoutEffect(
    () => () => {
      const file = awaited.current;
      awaited.current = null;
      if (file) leave(file);
    },
    [form],
  );
  const become = (next: Stage) => setState({ stage: next, of: form });
  const choose = (file: File | null) => {
    awaited.current = file;
    become(file === null ? 'ready' : 'preparing');
    if (file === null) return take(null);
    void prepare(file).then((photo) => {
      if (awaited.current !== file) return;
      awaited.current = null;
      become('problem' in photo ? photo.problem : 'ready');
      take('file' in photo ? photo.file : null);
    });
  };
  const own = of === form ? stage : 'ready';
  const isPreparing = own === 'preparing';
  return {
    isPreparing,
    problem: isPreparing || own === 'ready' ? null : own,
    choose,
    goOn: () => setState((now) => (now.stage === 'preparing' ? now : { ...now, stage: 'ready' })),
  };
}

/** A picture that is chosen for a form. */
export type Photo = ReturnType<typeof usePhoto>;
