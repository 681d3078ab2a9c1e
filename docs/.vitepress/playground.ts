/** The page on which every hook and, beside its drawing, every machine can be played with. */
import type { AnyStateMachine } from 'xstate';
import { diagramOf } from './chart.ts';
import { code, paragraphs } from './markdown.ts';

const TITLES: Readonly<Record<string, string>> = {
  cartMachine: 'Cart',
  checkoutMachine: 'Checkout',
  holdMachine: 'Hold',
  orderMachine: 'Order',
  orderReviewMachine: 'Order review',
  specialOrderMachine: 'Special order',
  novedadMachine: 'Novedad',
  createFormMachine: 'Form',
};

/** @param machines Each with the address of its page. */
export function playgroundPage(
  machines: readonly (readonly [name: string, machine: AnyStateMachine, page: string])[],
): string {
  const parts = machines.map(([name, machine, page]) => {
    const title = TITLES[name];
    if (title === undefined) throw new Error(`No title of ${name}.`);
    return paragraphs(
      `### ${title}`,
      `<details class="play" data-play="machine" data-about="${name}"><summary>Play ${title.toLowerCase()}</summary>`,
      `The machine is [${code(name)}](${page}).`,
      `\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\``,
      '<div class="play-place"></div>',
      '</details>',
    );
  });
  return paragraphs(
    '# Playground',
    'Every hook and every machine, on a shop of the mocks in this page. Make calls go wrong, and turn the clock by hand: what waits for the clock, such as a retry, a hold or a toast, comes when you turn to it.',
    '## Hooks',
    'What a hook returns, and its functions to be called with what you type.',
    '<details class="play" data-play="hooks" data-about="hooks"><summary>Play hooks</summary><div class="play-place"></div></details>',
    '## Machines',
    'A button that cannot be pressed is an event that changes nothing in this state. The drawing marks where the machine is.',
    ...parts,
  );
}
