/** What a machine says that was started without its actors. */
export const UNPROVIDED = 'This machine needs its actors: provide them before it starts.';

/** Stands for an actor until a machine is connected to the world. */
export function unprovided(): Promise<never> {
  return Promise.reject(new Error(UNPROVIDED));
}
