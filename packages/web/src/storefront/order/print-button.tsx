import { Button } from '../../ui/index.ts';
import { orderTexts as texts } from './texts.ts';

/** Puts the page on paper, without the ways around it. */
export const PrintButton = () => (
  <Button variant="line" size="lg" onClick={() => window.print()}>
    {texts.print}
  </Button>
);
