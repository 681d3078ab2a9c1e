/** How the page now shown was reached: by its first load, by a link, or by the history buttons. */
export type ArrivedBy = 'load' | 'push' | 'pop';

let arrival: ArrivedBy = 'load';

export const arrivedBy = (): ArrivedBy => arrival;

/** Told by whoever navigates. */
export function noteArrival(by: ArrivedBy): void {
  arrival = by;
}
