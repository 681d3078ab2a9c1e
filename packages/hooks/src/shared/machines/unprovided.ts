/** Stands for an actor until a machine is connected to the world. */
export function unprovided(): Promise<never> {
  return Promise.reject(new Error('This machine needs its actors: provide them before it starts.'));
}
