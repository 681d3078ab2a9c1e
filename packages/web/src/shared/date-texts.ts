/** What dates are written with. */
export const dateTexts = {
  months: 'ene feb mar abr may jun jul ago sep oct nov dic',
  am: 'a.\u00a0m.',
  pm: 'p.\u00a0m.',
};
