/** Pages shown at each end of the list. */
const MARGIN = 2;
/** Pages shown around the current one, itself included. */
const RANGE = 3;

/** Numbers to show for a page of many; `null` stands for a gap. */
export function pageRange(current: number, last: number): (number | null)[] {
  const start = Math.max(1, Math.min(current - Math.floor(RANGE / 2), last - RANGE + 1));
  const shown: (number | null)[] = [];
  for (let page = 1; page <= last; page += 1) {
    const atEdge = page <= MARGIN || page > last - MARGIN;
    const near = page >= start && page < start + RANGE;
    if (atEdge || near) shown.push(page);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
