import { afterAct } from '../../shared/after-act.tsx';

/** The heart of a piece. */
export const HeartPlace = afterAct(() => import('./heart.tsx'));
