import { Steps } from '../../ui/index.ts';
import { purchaseTexts } from './texts.ts';

const { label, cart, payment, checkout, received } = purchaseTexts.steps;

/**
 * Where one is on the way to an order. From the cart one goes straight to the checkout; the way over
 * the payment page has its own bead, so that no step is marked as done that nobody took.
 */
export function PurchaseSteps(props: {
  at: 'cart' | 'payment' | 'checkout' | 'received';
  overPayment?: boolean;
}) {
  const names = props.overPayment ? { cart, payment, checkout } : { cart, checkout, received };
  const index = Object.keys(names).indexOf(props.at);
  const steps = Object.values(names);
  return <Steps label={label} steps={steps} current={index < 0 ? steps.length : index} />;
}
