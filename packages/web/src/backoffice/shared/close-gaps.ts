/**
 * Makes columns of a grid that is laid out in rows: every item moves up to the end of the one above
 * it. Keeps watching the list while it is on the page; returns the way to stop. Where the browser
 * cannot watch sizes the rows simply stay.
 */
export function closeGaps(list: HTMLElement | null): (() => void) | undefined {
  if (!list || typeof ResizeObserver === 'undefined') return undefined;
  const sizes = new ResizeObserver(() => layOut(list));
  const watch = () => {
    sizes.disconnect();
    sizes.observe(list);
    for (const item of list.children) sizes.observe(item);
  };
  const items = new MutationObserver(watch);
  items.observe(list, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    items.disconnect();
  };
}

/** Moves the items by `translate`, which leaves the layout, and so what is measured here, alone. */
function layOut(list: HTMLElement): void {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  const gap = Number.parseFloat(rowGap) || 0;
  /** Where the next item of each column goes. */
  const ends = Array.from({ length: columns }, () => 0);
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  const measured = items.map((item) => ({
    item,
    top: item.offsetTop,
    height: item.offsetHeight,
  }));
  for (const [index, { item, top, height }] of measured.entries()) {
    const column = index % columns;
    const end = ends[column] ?? 0;
    item.style.translate = end < top ? `0 ${end - top}px` : '';
    ends[column] = end + height + gap;
  }
  const spare = list.offsetHeight - (Math.max(...ends) - gap);
  list.style.marginBottom = items.length > 0 && spare > 0 ? `-${spare}px` : '';
}
