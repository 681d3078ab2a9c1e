/** Sentences about pieces that are kept for people who are paying. */
export const holdsTexts = {
  title: (n: number) => `Apartados (${n})`,
  who: (cliente: string | null) => cliente ?? 'Visita sin cuenta',
  until: (time: string, isProlonged: boolean) =>
    `Hasta las ${time}${isProlonged ? ', prolongado' : ''}`,
  end: 'Terminar',
  endOf: (who: string) => `Terminar el apartado de ${who}`,
  ending: 'Terminando…',
} as const;
