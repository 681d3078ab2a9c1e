/** In one file, which comes with the first thing that somebody does. */
export { CoinDrawing } from './coin-drawing.tsx';
export { HandDrawing } from './hand-drawing.tsx';
