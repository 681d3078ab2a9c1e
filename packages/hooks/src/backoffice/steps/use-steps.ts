import type { Role } from '@filigrana/sdk';
import { useMemo } from 'react';
import type { createLifecycleMachine } from '../../shared/machines/lifecycle.machine.ts';
import {
  createStepDesk,
  type StepDesk,
  type StepDeskState,
} from '../../shared/machines/step-desk.ts';
import { useShopContext } from '../../shared/provider/shop-context.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useStore } from '../../shared/use-store.ts';
import { useWrite, type Write } from '../writes/use-write.ts';

/** Takes a step on the server and says or shows how it ended. */
export type PerformStep<Id, Event extends string> = (
  id: Id,
  step: Event,
  write: Write,
  /** The one that the person saw; undefined where the server counts none. */
  version?: number,
) => Promise<unknown>;

export interface Steps<Id, State extends string, Event extends string>
  extends StepDeskState<Id, Event>, Pick<StepDesk<Id, State, Event>, 'take' | 'dismiss'> {
  /** Role of who is working. */
  role: Role | null;
}

/**
 * Runs the steps of a list, one at a time for each of its things.
 *
 * @param perform It has to be the same function in every render.
 */
export function useSteps<Id, State extends string, Event extends string>(
  machine: ReturnType<typeof createLifecycleMachine<State, Event>>,
  perform: PerformStep<Id, Event>,
): Steps<Id, State, Event> {
  const { clock } = useShopContext();
  const { role } = useSession();
  const write = useWrite();
  const desk = useMemo(
    () =>
      createStepDesk<Id, State, Event>({
        machine,
        clock,
        perform: async (id, step, version) => void (await perform(id, step, write, version)),
      }),
    [clock, machine, perform, write],
  );
  return { ...useStore(desk), take: desk.take, dismiss: desk.dismiss, role };
}
