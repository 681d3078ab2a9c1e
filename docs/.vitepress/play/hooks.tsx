/** Every hook on a shop of the mocks: what it returns, and its functions to be called. */
import { ShopProvider, useToasts } from '@filigrana/hooks';
import { Component, useEffect, useReducer, useState, type FormEvent, type ReactNode } from 'react';
import { ALL_HOOKS, ARGUMENTS } from '../../../packages/hooks/test/all-hooks.tsx';
import { Controls, written } from './controls.tsx';
import { openStage } from './stage.ts';
import { WHO, type Who } from './tried-call.ts';

type Hook = (...args: unknown[]) => unknown;
const HOOKS = new Map<string, Hook>(ALL_HOOKS.flatMap(([, hooks]) => hooks));
const AUDIENCES = { storefront: 'Of visitors and customers', backoffice: 'Of the back office' };

/** Ids that the mocks have, where the tests of the hooks have others. */
const OWN_ARGUMENTS: typeof ARGUMENTS = {
  useProduct: [1],
  useMyOrder: [1],
  useReceiptRequest: [1],
  useWaiting: [1],
};
const argumentsOf = (name: string) => OWN_ARGUMENTS[name] ?? ARGUMENTS[name] ?? [];

/** What a person types, as a list of arguments. @throws SyntaxError */
const listOf = (typed: string) => JSON.parse(`[${typed}]`) as unknown[];

/** A hook that is called with something wrong says so, and can be called otherwise. */
class Guard extends Component<{ children: ReactNode }, { problem: string }> {
  override state = { problem: '' };
  static getDerivedStateFromError = (error: Error) => ({ problem: error.message });
  override render() {
    const { problem } = this.state;
    return problem === '' ? this.props.children : <p className="play-problem">{problem}</p>;
  }
}

const isFunction = (value: unknown): value is Hook => typeof value === 'function';

function Returned({ hook, args }: { hook: Hook; args: readonly unknown[] }) {
  const returned = hook(...args);
  const { toast } = useToasts();
  const [said, setSaid] = useState('');
  const members = Object.entries(returned ?? {}).filter(([, member]) => isFunction(member));
  const call = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const member = (returned as Record<string, unknown>)[String(form.get('name'))];
    try {
      if (!isFunction(member)) return;
      setSaid(
        `Returned: ${written(await member(...listOf(String(form.get('args'))))) ?? 'nothing'}`,
      );
    } catch (error) {
      setSaid(`It failed: ${(error as Error).message}`);
    }
  };
  return (
    <>
      <p>Returns:</p>
      <pre tabIndex={0} aria-label="Returns">
        {isFunction(returned) ? 'a function' : (written(returned) ?? 'nothing')}
      </pre>
      {members.length > 0 && (
        <form className="play-row" onSubmit={(event) => void call(event)}>
          <label>
            Function
            <select name="name">
              {members.map(([name]) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <label className="play-wide">
            With, as JSON
            <input name="args" spellCheck={false} />
          </label>
          <button>Call</button>
        </form>
      )}
      <div role="status">
        {said !== '' && <p>{said}</p>}
        {toast && (
          <p>
            Toast: {toast.title} {toast.description}
          </p>
        )}
      </div>
    </>
  );
}

interface Chosen {
  name: string;
  who: Who;
  /** As typed; null as the tests call it. */
  typed: string | null;
}

function HookStage({ name, who, typed, onRestart }: Chosen & { onRestart(): void }) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [stage] = useState(() => {
    const opened = openStage(redraw);
    if (who !== 'nobody') opened.session.write(opened.mock.signIn(who));
    return opened;
  });
  const [environment] = useState(() => ({
    openChannel: () => null,
    clock: {
      now: () => stage.now().getTime(),
      setTimeout: (callback: () => void, ms: number) => stage.clock.setTimeout(callback, ms),
      clearTimeout: (id: unknown) => stage.clock.clearTimeout(id as number),
    },
  }));
  const hook = HOOKS.get(name);
  if (!hook) return null;
  return (
    <>
      <ShopProvider shop={stage.shop} session={stage.session} environment={environment}>
        <Guard>
          <Returned hook={hook} args={typed === null ? argumentsOf(name) : listOf(typed)} />
        </Guard>
      </ShopProvider>
      <Controls stage={stage} onChange={redraw} onRestart={onRestart} />
    </>
  );
}

const first: Chosen = { name: 'useCart', who: 'customer', typed: null };

export default function Hooks() {
  const [chosen, setChosen] = useState(first);
  const [args, setArgs] = useState('');
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(1);
  const choose = (part: Partial<Chosen>) => {
    setChosen({ ...chosen, ...part });
    setRound(round + 1);
  };
  const { name } = chosen;
  useEffect(() => {
    setArgs(
      argumentsOf(name)
        .map((each) => JSON.stringify(each) ?? 'null')
        .join(', '),
    );
    setProblem('');
  }, [name]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    try {
      listOf(args);
      setProblem('');
      choose({ typed: args });
    } catch (error) {
      setProblem(`These are no arguments: ${(error as Error).message}`);
    }
  };
  return (
    <>
      <form className="play-row" onSubmit={submit}>
        <label className="play-wide">
          Hook
          <select
            value={name}
            onChange={({ target: { value } }) => {
              const isStaffs = ALL_HOOKS[1][1].some(([own]) => own === value);
              choose({ name: value, typed: null, who: isStaffs ? 'admin' : 'customer' });
            }}
          >
            {ALL_HOOKS.map(([audience, hooks]) => (
              <optgroup key={audience} label={AUDIENCES[audience]}>
                {hooks.map(([each]) => (
                  <option key={each}>{each}</option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label className="play-wide">
          Called with, as JSON
          <input value={args} spellCheck={false} onChange={({ target }) => setArgs(target.value)} />
        </label>
        <label>
          Who is logged in
          <select
            value={chosen.who}
            onChange={({ target }) => choose({ who: target.value as Who })}
          >
            {Object.entries(WHO).map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button>Use it</button>
      </form>
      {problem !== '' && (
        <p role="alert" className="play-problem">
          {problem}
        </p>
      )}
      <HookStage key={round} {...chosen} onRestart={() => choose({})} />
    </>
  );
}
