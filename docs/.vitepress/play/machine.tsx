/** A machine that one can play with: its state in the drawing, what can be done now, faults, and a clock. */
import { useCallback, useEffect, useReducer, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { idOf } from '../state-id.ts';
import type { PlayProps } from './play-props.ts';
import { Controls, written } from './controls.tsx';
import { PLAYED, type Deed, type Playing } from './machines.ts';
import { openStage, type Stage } from './stage.ts';

/** Marks the states that it is in, and brings the innermost one into sight of its frame. */
function markIn(part: HTMLElement, { _nodes: nodes }: AnyMachineSnapshot) {
  const ids = new Set(nodes.map(idOf));
  const marked = [...part.querySelectorAll<SVGGElement>('svg g[data-id]')].filter((each) => {
    const isCurrent = ids.has(each.dataset['id'] ?? '');
    each.classList.toggle('is-current', isCurrent);
    return isCurrent;
  });
  const frame = part.querySelector('.diagram');
  const box = marked.at(-1)?.getBoundingClientRect();
  if (!frame || !box) return;
  const around = frame.getBoundingClientRect();
  frame.scrollTo({
    left: frame.scrollLeft + box.x - around.x - (around.width - box.width) / 2,
    top: frame.scrollTop + box.y - around.y - (around.height - box.height) / 2,
  });
}

interface Opened {
  stage: Stage;
  playing: Playing;
}

function Panel({
  part,
  opened,
  onRestart,
}: Pick<PlayProps, 'part'> & { opened: Opened; onRestart(): void }) {
  const { actor, deeds } = opened.playing;
  const { stage } = opened;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [problem, setProblem] = useState('');
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;

  useEffect(() => {
    const watched = actor.subscribe(redraw);
    return () => watched.unsubscribe();
  }, [actor]);
  useEffect(() => markIn(part, snapshot), [part, snapshot]);

  const carryOut = async (deed: Deed) => {
    setProblem('');
    if ('event' in deed) actor.send(deed.event);
    else
      try {
        await deed.run();
      } catch (error) {
        setProblem(`${deed.does}: ${(error as Error).message}`);
      }
  };
  return (
    <>
      <p role="status">
        State: <strong>{written(snapshot.value)}</strong>
        {problem !== '' && <span className="play-problem"> {problem}</span>}
      </p>
      <fieldset>
        <legend>What a person does</legend>
        {deeds().map((deed) => (
          <button
            key={deed.does}
            disabled={'event' in deed && !snapshot.can(deed.event)}
            onClick={() => void carryOut(deed)}
          >
            {deed.does}
          </button>
        ))}
      </fieldset>
      <Controls stage={stage} onChange={redraw} onRestart={onRestart} />
      <p>Context:</p>
      <pre tabIndex={0} aria-label="Context">
        {written(snapshot.context)}
      </pre>
    </>
  );
}

export default function Machine({ about, part }: PlayProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(1);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const onCall = useCallback(() => redraw(), []);
  useEffect(() => {
    let isWanted = true;
    const stage = openStage(onCall);
    const begun = PLAYED[about]?.(stage);
    begun?.then(
      (playing) => {
        if (isWanted) setOpened({ stage, playing });
      },
      (error: Error) => isWanted && setProblem(error.message),
    );
    return () => {
      isWanted = false;
      begun?.then(
        ({ actor }) => actor.stop(),
        () => undefined,
      );
    };
  }, [about, attempt, onCall]);
  if (!opened) return <p role="status">{problem || 'The shop opens…'}</p>;
  return (
    <Panel
      key={attempt}
      part={part}
      opened={opened}
      onRestart={() => {
        setOpened(null);
        setAttempt(attempt + 1);
      }}
    />
  );
}
