import { shownEnglish } from '@filigrana/sdk/answers';
import type { components } from '@filigrana/sdk/types';
import type { FaqRow } from '../world/rows.ts';
import { withVersion } from '../world/versions.ts';
import type { World } from '../world/world.ts';

type FaqView = components['schemas']['Faq'];

/** A question as the back office sees it, in English only where the shop keeps that. */
export function viewFaq(
  world: World,
  { preguntaIngles, respuestaIngles, ...row }: FaqRow,
): FaqView {
  const isEnglish = world.extensions.has('english');
  return { ...withVersion(world, row), ...(isEnglish && { preguntaIngles, respuestaIngles }) };
}

/** The same as visitors see it: they are told of English where there is some. */
export function viewVisibleFaq(world: World, row: FaqRow): FaqView {
  const { version: _, preguntaIngles, respuestaIngles, ...faq } = viewFaq(world, row);
  return { ...faq, ...shownEnglish({ preguntaIngles, respuestaIngles }) };
}
