/** What goes wrong with a shop in the page, its clock, and the calls that it was asked. */
import type { Fault } from '@filigrana/mocks';
import { useRef, useState } from 'react';
import type { Stage } from './stage.ts';

const FAULTS: Readonly<Record<string, Fault>> = {
  'The next call fails: 500': { status: 500, times: 1 },
  'The next call is refused: 409': { code: 'VERSION_CONFLICT', times: 1 },
  'The next answer is lost': { drop: 'after', times: 1 },
};
const SECOND = 1_000;
const TURNS: Readonly<Record<string, number>> = {
  '+1 second': SECOND,
  '+1 minute': 60 * SECOND,
  '+15 minutes': 15 * 60 * SECOND,
  '+1 day': 24 * 3600 * SECOND,
};

/** As JSON, where files and errors would say nothing. */
export const written = (value: unknown) =>
  JSON.stringify(
    value,
    (_, part: unknown) => {
      if (part instanceof File) return `File ${part.name}`;
      return part instanceof Error ? `${part.name}: ${part.message}` : part;
    },
    2,
  );

interface ControlsProps {
  stage: Stage;
  /** The clock was turned. */
  onChange(): void;
  onRestart(): void;
}

export function Controls({ stage, onChange, onRestart }: ControlsProps) {
  const [isOffline, setOffline] = useState(false);
  const reconnect = useRef<() => void>(() => undefined);
  const goOffline = (wanted: boolean) => {
    setOffline(wanted);
    if (wanted) reconnect.current = stage.mock.scenario('offline');
    else reconnect.current();
  };
  return (
    <>
      <fieldset>
        <legend>What goes wrong</legend>
        {Object.entries(FAULTS).map(([name, fault]) => (
          <button key={name} onClick={() => void stage.mock.fault('*', fault)}>
            {name}
          </button>
        ))}
        <button aria-pressed={isOffline} onClick={() => goOffline(!isOffline)}>
          Offline
        </button>
      </fieldset>
      <fieldset>
        <legend>
          The clock, which nobody else turns: {stage.now().toISOString().slice(0, 19)} UTC
        </legend>
        {Object.entries(TURNS).map(([name, ms]) => (
          <button
            key={name}
            onClick={() => {
              stage.clock.increment(ms);
              onChange();
            }}
          >
            {name}
          </button>
        ))}
        <button onClick={onRestart}>Start over</button>
      </fieldset>
      <p>Calls, the newest first:</p>
      <pre tabIndex={0} aria-label="Calls">
        {stage.calls.toReversed().join('\n') || 'none yet'}
      </pre>
    </>
  );
}
