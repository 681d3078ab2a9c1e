/** A call of the contract as a form: what is sent can be changed, and the answer stands below. */
import { useEffect, useId, useState, type FormEvent } from 'react';
import type { PlayProps } from './play-props.ts';
import { exampleOf, WHO, type Draft, type Tried, type Who } from './tried-call.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface Answer {
  status: string;
  headers: string;
  body: string;
}

async function read(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const text = await response.text();
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  return {
    status: String(status),
    headers: [...headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
    body: isJson ? JSON.stringify(JSON.parse(text), null, 2) : text,
  };
}

const hintOf = ({ files, headers }: Tried) =>
  [
    ...Object.entries(headers).map(([name, value]) => `With the header ${name}: ${value}.`),
    ...(files ? ['Sent as a form; what begins with @ is a sample file.'] : []),
  ].join(' ');

function CallForm({ call, onRestart }: { call: Tried; onRestart(): void }) {
  const id = useId();
  const [draft, setDraft] = useState(call.example);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState('');
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      setAnswer(await read(await call.send(draft)));
      setProblem('');
    } catch (error) {
      setAnswer(null);
      setProblem(`It could not be sent: ${(error as Error).message}`);
    }
  };

  const hint = hintOf(call);
  return (
    <form onSubmit={(event) => void send(event)}>
      <div className="play-row">
        <label>
          Method
          <select value={draft.method} onChange={({ target }) => change({ method: target.value })}>
            {METHODS.map((method) => (
              <option key={method}>{method}</option>
            ))}
          </select>
        </label>
        <label className="play-wide">
          Address
          <input
            value={draft.address}
            required
            spellCheck={false}
            onChange={({ target }) => change({ address: target.value })}
          />
        </label>
        <label>
          Who asks
          <select value={draft.who} onChange={({ target }) => change({ who: target.value as Who })}>
            {Object.entries(WHO).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {draft.method !== 'GET' && (
        <label>
          Body
          <textarea
            value={draft.body}
            rows={Math.min(12, draft.body.split('\n').length + 1)}
            spellCheck={false}
            aria-describedby={hint === '' ? undefined : `${id}hint`}
            onChange={({ target }) => change({ body: target.value })}
          />
        </label>
      )}
      {hint !== '' && <p id={`${id}hint`}>{hint}</p>}
      <div className="play-row">
        <button type="submit" className="play-first">
          Send
        </button>
        <button type="button" onClick={onRestart}>
          Start over
        </button>
      </div>
      <div role="status">
        {problem !== '' && <p className="play-problem">{problem}</p>}
        {answer && (
          <p>
            Status <strong>{answer.status}</strong>
          </p>
        )}
      </div>
      {answer && (
        <>
          <pre tabIndex={0} aria-label="Headers of the answer">
            {answer.headers}
          </pre>
          <pre tabIndex={0} aria-label="Body of the answer">
            {answer.body}
          </pre>
        </>
      )}
    </form>
  );
}

/** The call `about`, by its operationId, on a shop of the mocks. */
export default function TryIt({ about }: Pick<PlayProps, 'about'>) {
  const [call, setCall] = useState<Tried | null>(null);
  const [problem, setProblem] = useState('');
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isWanted = true;
    exampleOf(about).then(
      (found) => isWanted && setCall(found),
      (error: Error) => isWanted && setProblem(error.message),
    );
    return () => {
      isWanted = false;
    };
  }, [about, attempt]);
  if (!call) return <p role="status">{problem || 'The shop opens…'}</p>;
  return (
    <>
      <p>
        A shop of the mocks, in this page: it has had a day of business up to this call, and keeps
        what you do until you start over.
      </p>
      <CallForm
        key={attempt}
        call={call}
        onRestart={() => {
          setCall(null);
          setAttempt(attempt + 1);
        }}
      />
    </>
  );
}
