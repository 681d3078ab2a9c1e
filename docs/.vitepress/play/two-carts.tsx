/** One person, two carts: the same clicks under the same bad network, and what is left of them. */
import { useEffect, useId, useRef, useState, type FunctionComponent } from 'react';
import { NETWORKS, openSide, type Network, type Side } from './bad-network.ts';
import { NaiveCart, type CartProps } from './naive-cart.tsx';
import { OurCart } from './our-cart.tsx';

/** Which button, by its place, and the milliseconds after it: + + − and away, then three quick presses. */
const CLICKS: readonly (readonly [button: number, pause: number])[] = [
  [0, 500],
  [1, 500],
  [1, 500],
  [2, 500],
  [3, 500],
  [0, 120],
  [0, 120],
  [0, 120],
];
/** The first of the three quick presses. */
const BREAK = 5;
const MEANT = 3;
/** How long nothing has to be under way until the carts count as calm. */
const CALM_MS = 1_500;

interface Figures {
  shown: number;
  shop: number;
  requests: number;
  isCalm: boolean;
}

const NAMES = ['naive', 'ours'] as const;
const CARTS: Record<(typeof NAMES)[number], FunctionComponent<CartProps>> = {
  naive: NaiveCart,
  ours: OurCart,
};
const TITLES = { naive: 'The naive cart', ours: 'useCart' };

/** Reads what a person sees and what the shop has, four times a second; the carts calm down after the clicks. */
function useFigures(
  side: Side,
  place: { current: HTMLElement | null },
  isPlaying: boolean,
): Figures | null {
  const [figures, setFigures] = useState<Figures | null>(null);
  useEffect(() => {
    let calmSince = Date.now();
    setFigures((before) => before && { ...before, isCalm: false });
    const timer = setInterval(() => {
      const shown = Number(place.current?.querySelector('output')?.textContent ?? 0);
      const isBusy =
        isPlaying ||
        side.side.open > 0 ||
        place.current?.querySelector('[role=status]')?.textContent?.startsWith('On its way');
      if (isBusy) calmSince = Date.now();
      setFigures({
        shown,
        shop: side.pieces(),
        requests: side.side.requests,
        isCalm: Date.now() - calmSince >= CALM_MS,
      });
    }, 250);
    return () => clearInterval(timer);
  }, [side, place, isPlaying]);
  return figures;
}

function SideView({
  name,
  side,
  isPlaying,
}: {
  name: (typeof NAMES)[number];
  side: Side;
  isPlaying: boolean;
}) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const figures = useFigures(side, place, isPlaying);
  const Cart = CARTS[name];
  const isOver = figures?.isCalm === true;
  return (
    <section className="play-side" aria-labelledby={id}>
      <p id={id}>
        <strong>{TITLES[name]}</strong>
      </p>
      <div className="play-buttons" ref={place} data-cart={name}>
        <Cart {...side.props} />
      </div>
      {figures && (
        <table>
          <tbody>
            <tr>
              <th scope="row">shown</th>
              <td>{figures.shown}</td>
            </tr>
            <tr>
              <th scope="row">in the shop</th>
              <td>{figures.shop}</td>
            </tr>
            <tr>
              <th scope="row">requests</th>
              <td>{figures.requests}</td>
            </tr>
            <tr>
              <th scope="row">do they agree</th>
              <td data-agree={name}>
                {isOver ? (figures.shown === figures.shop ? 'yes' : 'no') : 'under way…'}
              </td>
            </tr>
          </tbody>
        </table>
      )}
    </section>
  );
}

type Sides = Record<(typeof NAMES)[number], Side>;

export default function TwoCarts() {
  const place = useRef<HTMLDivElement>(null);
  const [sides, setSides] = useState<Sides | null>(null);
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(1);
  const [network, setNetwork] = useState<Network>('lossy');
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    let isWanted = true;
    Promise.all([openSide(), openSide()]).then(
      ([naive, ours]) => isWanted && setSides({ naive, ours }),
      (error: Error) => isWanted && setProblem(error.message),
    );
    return () => {
      isWanted = false;
    };
  }, [round]);
  useEffect(() => {
    for (const name of NAMES) sides?.[name].use(network);
  }, [sides, network]);

  const play = async () => {
    setPlaying(true);
    for (const name of NAMES) sides?.[name].use(network);
    for (const [index, [button, pause]] of CLICKS.entries()) {
      if (index === BREAK) for (const name of NAMES) sides?.[name].breakOff();
      for (const name of NAMES)
        place.current
          ?.querySelectorAll<HTMLButtonElement>(`[data-cart=${name}] button`)
          [button]?.click();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    setPlaying(false);
  };

  return (
    <div ref={place}>
      <div className="play-row">
        <label className="play-wide">
          The network
          <select
            value={network}
            disabled={isPlaying}
            onChange={({ target }) => setNetwork(target.value as Network)}
          >
            {Object.entries(NETWORKS).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button className="play-first" disabled={isPlaying || !sides} onClick={() => void play()}>
          Play the clicks
        </button>
        <button
          disabled={isPlaying}
          onClick={() => {
            setSides(null);
            setRound(round + 1);
          }}
        >
          Start over
        </button>
      </div>
      <p>
        The clicks: add, +, +, −, remove; then add, pressed three times quickly. In an empty cart
        the person has meant {MEANT} pieces. The buttons can be pressed by hand as well.
      </p>
      {problem !== '' && (
        <p role="alert" className="play-problem">
          {problem}
        </p>
      )}
      <div className="play-sides">
        {sides &&
          NAMES.map((name) => (
            <SideView
              key={`${name}${round}`}
              name={name}
              side={sides[name]}
              isPlaying={isPlaying}
            />
          ))}
      </div>
    </div>
  );
}
